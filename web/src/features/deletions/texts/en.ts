import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

export const texts = {
  /** Ends the question whether a record is to be deleted. */
  cannotBeUndone: {
    /** The number of days is not known. */
    always: 'This cannot be undone.',
    withoutTrash:
      'This cannot be undone: the trash is switched off, so it is deleted for good at once.',
    afterDays: (days: number) =>
      plural(days, {
        one: 'This cannot be undone after 1 day in the trash.',
        other: `This cannot be undone after ${number(days)} days in the trash.`,
      }),
  },
  /** The same in other words. */
  actionCannotBeUndone: {
    always: 'This action cannot be undone.',
    withoutTrash:
      'This action cannot be undone: the trash is switched off, so it is deleted for good at once.',
    afterDays: (days: number) =>
      plural(days, {
        one: 'This action cannot be undone after 1 day in the trash.',
        other: `This action cannot be undone after ${number(days)} days in the trash.`,
      }),
  },
  /** A module or a person. */
  deleted: (name: string) => `${name} deleted successfully!`,
  /** `name`: of the record, or such as '12 trainees'. */
  restored: (name: string) => `${name} restored successfully!`,
  /** `count` is 0 if all stay in the trash. */
  restoredTrainees: (count: number) =>
    count === 0
      ? 'No trainee was restored.'
      : plural(count, {
          one: '1 trainee restored successfully!',
          other: `${number(count)} trainees restored successfully!`,
        }),
  /** Those who stay in the trash. */
  remaining: (count: number) =>
    plural(count, {
      one: '1 trainee stays in the trash, because another account uses the email now.',
      other: `${number(count)} trainees stay in the trash, because other accounts use their emails now.`,
    }),
  merged: (name: string, into: string) => `The results of ${name} were added to those of ${into}.`,
  restoring: 'Restoring…',
  /** The undo of a deletion has failed. */
  notRestored: 'It could not be restored',
  openTrash: 'Open trash',
};

export type DeletionsTexts = typeof texts;
