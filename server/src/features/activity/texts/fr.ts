import { texts as activityWords } from '@portal/contract/activity/texts/fr';
import { texts as reasons } from '@portal/contract/reasons/fr';
import type { ActivityFileTexts } from './en.ts';

export const texts: ActivityFileTexts = {
  activityWords,
  reasons,
  sheet: 'Activité',
  columns: {
    time: 'Date et heure',
    by: 'Par',
    change: 'Modification',
    kind: 'Type',
    subject: 'Objet',
    company: 'Entreprise',
    before: 'Avant',
    after: 'Après',
    role: 'Rôle',
  },
  kinds: {
    admin: 'Administrateur',
    company: 'Entreprise',
    module: 'Module',
    group: 'Groupe',
    trainee: 'Participant',
    help: 'Demande d’aide',
    portal: 'Portail',
  },
};
