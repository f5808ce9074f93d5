/** How the trainees of a company stand in each module, for admins. */
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });

export const texts = {
  title: 'Trainees and modules',
  loadFailed: 'Failed to load trainees and modules',
  trainees,
  /** The header of the column of names. */
  trainee: 'Trainee',
  /** In the column of certificates, for screen readers. */
  noCertificate: 'No certificate',
  filters: {
    standing: 'Standing',
    everyStanding: 'Every standing',
    module: 'Module',
    everyModule: 'All modules',
    /** Until its name is known, and if it was deleted. */
    chosenModule: 'The chosen module',
  },
  /** In place of the trainees of a group or filter without any. */
  noTrainees: {
    title: 'No trainees in this choice',
    hint: 'Choose another group or other filters.',
  },
  /** On the card of a trainee who is late in no module and has none that is due. */
  noGaps: 'Nothing is late or due',
  /** Opens the modules that are neither late nor due. */
  others: (count: number) => `Other modules: ${number(count)}`,
  showMore: 'Show more trainees',
  print: 'Print',
  paper: {
    due: 'Due',
    completed: 'Completed',
    validUntil: 'Valid until',
    /** Where the completion comes from. */
    source: 'Source',
    watchedHere: 'Watched here',
    /** `name` is that of the admin. */
    recordedBy: (name: string) => `Recorded by ${name}`,
    /** By an admin who is not known any more. */
    recorded: 'Recorded',
    isPart: ({ shown, total }: { shown: number; total: number }) =>
      `These are the first ${number(shown)} of ${number(total)} trainees, the worst standing first. The downloaded file has all of them.`,
  },
};

export type MatrixTexts = typeof texts;
