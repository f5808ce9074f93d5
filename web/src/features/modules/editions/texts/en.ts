import { formatsOf } from '@portal/contract/formats';

const { date, number, plural } = formatsOf('en');

export const texts = {
  /** A button. */
  open: 'Require it again…',
  title: 'Require it again',
  /** The title when a changed module is saved. */
  question: 'Must it be taken again?',
  /** The trainees who have completed the module. */
  completed: (count: number) =>
    plural(count, {
      one: '1 trainee has completed this module.',
      other: `${number(count)} trainees have completed this module.`,
    }),
  choice: 'The change is',
  correction: 'A correction: nothing changes',
  again: 'New content: it must be taken again',
  by: 'Must be taken again by',
  byHint: 'Earlier completions count until this day.',
  reason: 'Reason',
  reasonHint: 'All trainees concerned read it.',
  confirm: 'Require it again',
  /** The module is saved with the answer. */
  save: 'Save Changes',
  /** `day`: a date such as 2026-12-03. */
  done: (day: string) => `The module must be taken again by ${date(day)}`,
  /** The module is saved, and only the second step has failed. */
  savedWithout: 'The module is saved, but not yet that it must be taken again.',
  lost: 'What you have entered is not saved yet and would be lost.',
  leave: { title: 'Leave without saving?', confirm: 'Leave' },
};

export type EditionsTexts = typeof texts;
