import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** The name of the list of times at which a module was completed. */
  completions: 'Completions',
  /** Unfolds that list. */
  completionsOf: (count: number) =>
    plural(count, { one: '1 completion', other: `${number(count)} completions` }),
  /** In these texts, `on`, `until` and `date` are dates such as ‘3 Dec 2026’. */
  completedOn: (on: string) => `Completed on ${on}`,
  completedIsValid: (on: string, until: string) => `Completed on ${on}, valid until ${until}`,
  completedWasValid: (on: string, until: string) => `Completed on ${on}, was valid until ${until}`,
  /** A result from outside the portal. `name`: the admin. */
  recordedBy: (name: string, date: string) => `Recorded by ${name} on ${date}`,
  recordedOn: (date: string) => `Recorded on ${date}`,
  /** Above the modules that the trainee need not take any more. */
  noLongerRequired: 'No longer required',
  /** Beside such a module. */
  notCompleted: 'Begun, not completed',
  notLoaded: (reason: string) => `Your completions could not be loaded. ${reason}`,
};

export type RequirementTexts = typeof texts;
