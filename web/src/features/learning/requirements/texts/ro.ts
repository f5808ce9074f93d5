import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('ro');

export const texts: RequirementTexts = {
  completions: 'Finalizări',
  completionsOf: (count) =>
    plural(count, {
      one: '1 finalizare',
      few: `${number(count)} finalizări`,
      other: `${number(count)} de finalizări`,
    }),
  completedOn: (on) => `Finalizat la ${on}`,
  completedIsValid: (on, until) => `Finalizat la ${on}, valabil până la ${until}`,
  completedWasValid: (on, until) => `Finalizat la ${on}, a fost valabil până la ${until}`,
  recordedBy: (name, date) => `Înregistrat de ${name} la ${date}`,
  recordedOn: (date) => `Înregistrat la ${date}`,
  noLongerRequired: 'Nu mai este obligatoriu',
  notCompleted: 'Început, nefinalizat',
  notLoaded: (reason) => `Finalizările dvs. nu au putut fi încărcate. ${reason}`,
};
