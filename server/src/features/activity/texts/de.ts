import { texts as activityWords } from '@portal/contract/activity/texts/de';
import { texts as reasons } from '@portal/contract/reasons/de';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Protokoll',
  columns: {
    time: 'Zeit',
    by: 'Ausgeführt von',
    change: 'Änderung',
    kind: 'Art',
    subject: 'Betrifft',
    company: 'Unternehmen',
    before: 'Vorher',
    after: 'Nachher',
    role: 'Rolle',
  },
  kinds: {
    admin: 'Admin',
    company: 'Unternehmen',
    module: 'Modul',
    group: 'Gruppe',
    trainee: 'Teilnehmer/in',
    help: 'Hilfeanfrage',
    portal: 'Portal',
  },
};
