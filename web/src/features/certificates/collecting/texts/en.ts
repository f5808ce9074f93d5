/** The certificates of many trainees in one file, for admins. */
import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

const trainees = (count: number) =>
  plural(count, { one: '1 trainee', other: `${number(count)} trainees` });

export const texts = {
  /** A button. */
  open: 'Certificates as ZIP',
  title: 'Certificates as ZIP',
  chosen: (count: number) => `${trainees(count)} chosen`,
  effect:
    'The latest valid certificate of each is collected in the background. Then you can download all as PDFs in one ZIP file.',
  leftOut: 'Trainees without a valid certificate of the whole training are left out.',
  submit: (count: number) => `Collect for ${trainees(count)}`,
  starting: 'Starting…',
  /** Trainees were added or deleted meanwhile. */
  changed: (found: number, expected: number) =>
    `The choice has ${trainees(found)} now, not ${number(expected)}. Collect their certificates?`,
};

export type CollectingTexts = typeof texts;
