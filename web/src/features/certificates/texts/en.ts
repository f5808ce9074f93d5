import { formatsOf } from '@portal/contract/formats';

const { number, plural } = formatsOf('en');

/** The certificates of a trainee, and the page of one. */
export const texts = {
  /** The part of My Progress. */
  list: {
    title: 'Certificates',
    loading: 'Loading your certificates…',
    notLoadedBecause: (reason: string) => `Your certificates could not be loaded. ${reason}`,
    none: 'You get a certificate when you have completed all modules.',
    completedOn: (day = '') => `Completed on ${day}`,
    validUntil: (day = '') => `Valid until ${day}`,
    /** The end of a certificate that has expired. */
    wasValidUntil: (day = '') => `It was valid until ${day}`,
    forEver: 'No end date',
    /** Unfolds those that newer ones have renewed or replaced. */
    earlier: (count: number) =>
      plural(count, {
        one: '1 earlier certificate',
        other: `${number(count)} earlier certificates`,
      }),
    view: 'View',
    /** Hidden at the end of a link or button, for screen readers. */
    ofCertificate: ({ title, day }: { title: string; day: string }) => `: ${title}, ${day}`,
  },

  page: {
    title: 'Certificate',
    back: 'Back to My Progress',
    loading: 'Loading the certificate…',
    notLoaded: 'This certificate could not be loaded',
    notFound: 'Certificate not found',
    notFoundText:
      'Please check the address. A certificate of another person can be checked by its code.',
    checkCode: 'Check a code',
    print: 'Print',
    noPdf:
      'There is no PDF of this certificate, because its fonts do not have all characters. Print this page instead.',
  },

  /** The menu with its files. */
  files: {
    pdf: 'PDF',
    proof: 'Proof',
    proofUse: 'Shows without this portal what was completed, also years later.',
    badge: 'Open Badge',
    badgeUse: 'For portfolios and programs that collect badges.',
  },

  /** Above a certificate that does not count, or not as it did. */
  state: {
    withdrawn: (day = '') =>
      `This certificate was withdrawn on ${day} and does not count any more.`,
    reason: (reason: string) => `Reason: ${reason}`,
    renewed: (day = '') => `Renewed on ${day}: a newer certificate shows the later completions.`,
    replaced: (day = '') => `Replaced on ${day} by a newer certificate.`,
    expired: (day = '') => `This certificate has expired. It was valid until ${day}.`,
    requiredAgain: (day = '') =>
      `At least one of its modules must be taken again since ${day}. What was completed stays true.`,
  },

  /** How others check the certificate. */
  check: {
    title: 'Show it to others',
    description:
      'Everyone who has the link sees the name, the training, the company and the dates, and whether the certificate counts.',
    link: 'Link to check the certificate',
    copy: 'Copy link',
    scores: 'Show scores to everyone who checks it',
    scoresDescription: 'They are then also on the certificate, on paper and in its PDF.',
    notSaved: 'Your choice was not saved',
    /** `link` is {@link verifier}. */
    proof: (link = '') =>
      `To check a proof, download ${link}: it works without the portal and without a network.`,
    verifier: 'the page that checks proofs',
    /** For the holder of a certificate with scores. */
    ownProof:
      'The proof that you download here has your scores in it. The one behind the link has them only while you show them.',
  },
};

export type CertificateTexts = typeof texts;
