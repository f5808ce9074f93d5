import { formatsOf } from '@portal/contract/formats';

const { number } = formatsOf('en');

export const texts = {
  title: 'Transcript',
  notLoaded: 'The transcript could not be loaded',
  search: 'Search the transcript',
  chooseLine: 'Choose a line to go to its place in the video.',
  chooseReachedLine:
    'Choose a line to go back to it. You can read lines that you have not reached yet.',
  noneFound: 'No line contains these words.',
  /** The number of lines found, and of all. */
  found: ({ found, all }: { found: number; all: number }) =>
    `${number(found)} of ${number(all)} lines`,
  /** A button: the list scrolls with the video again. */
  follow: 'Follow the video',
  /** After a line, for screen readers. */
  notWatchedYet: ', not watched yet',
};

export type TranscriptTexts = typeof texts;
