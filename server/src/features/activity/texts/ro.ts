import { texts as activityWords } from '@portal/contract/activity/texts/ro';
import { texts as reasons } from '@portal/contract/reasons/ro';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Activitate',
  columns: {
    time: 'Data și ora',
    by: 'De către',
    change: 'Modificare',
    kind: 'Tip',
    subject: 'Obiect',
    company: 'Companie',
    before: 'Înainte',
    after: 'După',
    role: 'Rol',
  },
  kinds: {
    admin: 'Administrator',
    company: 'Companie',
    module: 'Modul',
    group: 'Grup',
    trainee: 'Cursant',
    help: 'Cerere de ajutor',
    portal: 'Portal',
  },
};
