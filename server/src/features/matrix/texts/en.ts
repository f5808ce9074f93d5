/** The words of the file, beside `columns` and `standing` in `contract/src/texts/`. */
export const texts = {
  module: 'Module',
  standing: 'Standing',
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
};

export type MatrixFileTexts = typeof texts;
