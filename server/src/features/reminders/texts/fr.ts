import { formatsOf } from '@portal/contract/formats';
import type { ReminderTexts } from './en.ts';

const { number, percent, plural } = formatsOf('fr');

export const texts: ReminderTexts = {
  line: {
    before: (module, day) => `${module}\u00a0: échéance le ${day}`,
    today: (module) => `${module}\u00a0: échéance aujourd’hui`,
    overdue: (module, day) => `${module}\u00a0: échéance passée le ${day}`,
    renewal: (module, day) => `${module}\u00a0: peut être renouvelé, valable jusqu’au ${day}`,
    again: (module, day) => `${module}\u00a0: à suivre de nouveau au plus tard le ${day}`,
  },
  subject: (modules) =>
    plural(modules, {
      one: `Rappel\u00a0: ${number(modules)} module à terminer`,
      other: `Rappel\u00a0: ${number(modules)} modules à terminer`,
    }),
  intro: 'Voici ce qui est à terminer dans votre formation\u00a0:',
  calendar: 'Vous pouvez ajouter ces dates à votre calendrier dans «\u00a0Ma progression\u00a0».',
  button: 'Ouvrir la formation',
  mandatory: 'Vous recevez cet e-mail parce que votre entreprise exige ces modules.',
  optional:
    'Vous pouvez désactiver les rappels avant une échéance et ceux des renouvellements possibles dans vos paramètres de notification. Les autres sont envoyés par votre entreprise.',
  summary: {
    subject: 'Résumé de la semaine\u00a0: qui est en retard',
    intro: 'Participants selon la plus mauvaise situation de leurs modules\u00a0:',
    upToDate: (company, share) => `${company}\u00a0: ${percent(share)} à jour`,
    late: (people) => `En retard ou expiré\u00a0: ${number(people)}`,
    dueSoon: (people) => `À terminer cette semaine\u00a0: ${number(people)}`,
    expiring: (people) => `À renouveler\u00a0: ${number(people)}`,
    more: (companies) =>
      plural(companies, {
        one: `Il y a encore ${number(companies)} entreprise.`,
        other: `Il y a encore ${number(companies)} entreprises.`,
      }),
    button: 'Ouvrir les participants',
    ending:
      'Vous recevez cet e-mail une fois par semaine en tant qu’administrateur. Pour l’arrêter, enregistrez vos paramètres de notification avec les notifications par e-mail désactivées.',
  },
};
