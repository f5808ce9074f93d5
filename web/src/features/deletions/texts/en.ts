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
  restoring: 'Restoring…',
  /** The undo of a deletion has failed. */
  notRestored: 'It could not be restored',
  openTrash: 'Open trash',
};

export type DeletionsTexts = typeof texts;
