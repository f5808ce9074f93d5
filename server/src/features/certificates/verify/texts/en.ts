import { formatsOf } from '@portal/contract/formats';

const { date, duration } = formatsOf('en');

/** The words of the page that checks certificates, beside those in `contract/src/certificates/texts/`. */
export const texts = {
  title: 'Check a certificate',
  intro:
    'Enter the code that is printed on the certificate. Capital letters, spaces and hyphens make no difference.',
  check: 'Check',
  another: 'Check another certificate',
  languages: 'Languages',
  /** A civil date, like all days here. */
  checkedOn: (today: string) => `Checked on ${date(today)}`,
  /** The meaning of each status, below its name. */
  meaning: {
    valid: () => 'This certificate is genuine, and it counts today.',
    expired: () => 'This certificate is genuine, but it does not count any more: it has expired.',
    renewed: (since: string) =>
      `This certificate is genuine. On ${date(since)} a newer one, about a later completion, took its place. Please ask the holder for it.`,
    replaced: (since: string) =>
      `This certificate is genuine. On ${date(since)} another one took its place, with more modules or a corrected name. Please ask the holder for it.`,
    withdrawn: (since: string) =>
      `This certificate was withdrawn on ${date(since)}. It does not count any more.`,
  },
  requiredAgain: (since: string) =>
    `This training has been required again since ${date(since)}, because its content has changed. This certificate is about the content before.`,
  beforeCertificates:
    'The training was completed before this portal issued certificates. The certificate repeats what the portal had recorded.',
  /** Beside the name of a module. */
  recorded: 'Completed elsewhere, recorded here',
  unknown: {
    title: 'Unknown code',
    meaning: 'This portal has no certificate with this code.',
    hints: [
      'Compare the code with the certificate, character by character. It has 26 letters and digits; the letters I, L, O and U do not occur.',
      'Ask the holder for the link to the certificate, or for the certificate itself.',
    ],
  },
  proves: {
    title: 'What this proves',
    points: [
      'This portal issued the certificate, and it says what you see on this page.',
      'According to the records of the company, the person completed these modules on these dates.',
    ],
  },
  provesNot: {
    title: 'What this does not prove',
    points: [
      'It does not say whether the person still has the knowledge or the skill today.',
      'It does not say who showed you the certificate: compare the name with an identity document.',
    ],
  },
  /** The files are downloaded. */
  withoutPortal: {
    title: 'Check it without this portal',
    meaning:
      'Download the proof and the file that checks it. Open that file in a browser and choose the proof: it is checked on your own device, without a network, even when this portal no longer exists.',
    proof: 'Proof',
    proofUse:
      'What the signed log of this portal contains about this certificate. It cannot show that the certificate was withdrawn or replaced later.',
    verifier: 'File that checks proofs',
    verifierUse: 'A page for your browser. Keep it with the proof.',
    badge: 'Open Badge',
    badgeUse: 'For portfolios and programs that collect badges.',
  },
  failed: {
    title: 'This code cannot be checked at the moment',
    meaning:
      'The portal is not available. Please try again in a moment. This says nothing about the certificate.',
  },
  tooMany: {
    title: 'Too many checks',
    retry: (seconds: number) =>
      `Many codes were checked from your network in a short time. Please try again in ${duration(seconds, 'second')}.`,
  },
};

export type VerifyTexts = typeof texts;
