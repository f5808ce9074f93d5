import { formatsOf } from '@portal/contract/formats';
import type { RequirementTexts } from './en.ts';

const { number, plural } = formatsOf('pl');

export const texts: RequirementTexts = {
  completions: 'Ukończenia',
  completionsOf: (count) =>
    plural(count, {
      one: '1 ukończenie',
      few: `${number(count)} ukończenia`,
      other: `${number(count)} ukończeń`,
    }),
  completedOn: (on) => `Ukończono ${on}`,
  completedIsValid: (on, until) => `Ukończono ${on}, ważne do ${until}`,
  completedWasValid: (on, until) => `Ukończono ${on}, było ważne do ${until}`,
  recordedBy: (name, date) => `Zapisał(a) ${name}, ${date}`,
  recordedOn: (date) => `Zapisano ${date}`,
  noLongerRequired: 'Już niewymagane',
  notCompleted: 'Rozpoczęto, nie ukończono',
  notLoaded: (reason) => `Nie udało się wczytać ukończeń. ${reason}`,
};
