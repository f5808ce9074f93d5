import { texts as activityWords } from '@portal/contract/activity/texts/pl';
import { texts as reasons } from '@portal/contract/reasons/pl';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Dziennik zmian',
  columns: {
    time: 'Czas',
    by: 'Kto',
    change: 'Zmiana',
    kind: 'Rodzaj',
    subject: 'Czego dotyczy',
    company: 'Firma',
    before: 'Przed',
    after: 'Po',
    role: 'Rola',
  },
  kinds: {
    admin: 'Administrator',
    company: 'Firma',
    module: 'Moduł',
    group: 'Grupa',
    trainee: 'Uczestnik',
    help: 'Prośba o pomoc',
    portal: 'Portal',
  },
};
