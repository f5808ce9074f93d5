import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('fr');

export const texts: RequirementTexts = {
  completions: 'Réussites',
  completionsOf: (count) =>
    plural(count, { one: `${number(count)} réussite`, other: `${number(count)} réussites` }),
  completedOn: (on) => `Terminé le ${on}`,
  completedIsValid: (on, until) => `Terminé le ${on}, valable jusqu’au ${until}`,
  completedWasValid: (on, until) => `Terminé le ${on}, a été valable jusqu’au ${until}`,
  recordedBy: (name, date) => `Enregistré par ${name} le ${date}`,
  recordedOn: (date) => `Enregistré le ${date}`,
  noLongerRequired: 'N’est plus obligatoire',
  notCompleted: 'Commencé, non terminé',
  notLoaded: (reason) => `Vos réussites n’ont pas pu être chargées. ${reason}`,
};
