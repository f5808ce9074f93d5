import { formatsOf } from '@portal/contract/formats';

const { date, number } = formatsOf('en');

/** The weekly mail with the newest checkpoint of the signed log. */
export const texts = {
  subject: (company: string) => `Checkpoint of the signed log: ${company}`,
  intro: (company: string, file: string) =>
    `The certificates of ${company} are entered in the signed log of the Training Portal. The file ${file} is the newest checkpoint of this log.`,
  use: 'Keep this mail outside the portal. A checkpoint covers all entries up to its time: if an entry is changed or removed later, the log no longer matches it.',
  /** `signedOn`: a civil date, in UTC. */
  facts: (entries: number, signedOn: string) =>
    `Entries: ${number(entries)}. Signed on ${date(signedOn)}.`,
  button: 'Show the keys of the log',
  ending:
    'This mail is sent every week. To stop it, an administrator of the portal removes this address on the page of the company.',
};

export type CheckpointMailTexts = typeof texts;
