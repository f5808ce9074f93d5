/** The words of certificates: on their pages, in PDFs, on the page that checks them, and in mails. */
import { formatsOf } from '../../formats.ts';

const { date, percent } = formatsOf('en');

export const texts = {
  /** The heading of each certificate. */
  heading: 'Certificate of completion',
  /** The title of a certificate about the whole training. */
  training: (company: string) => `Training at ${company}`,
  /** Before the name of the holder. */
  holder: 'Completed by',
  company: 'Company',
  completedOn: 'Completed on',
  issuedOn: 'Issued on',
  validUntil: 'Valid until',
  /** The end of what counts for ever. */
  forEver: 'No end date',
  modules: 'Modules',
  module: 'Module',
  score: 'Score',
  watched: 'Watched',
  /** The number of the edition of a module. */
  edition: 'Edition',
  percent,
  /** Completed elsewhere. */
  recorded: (on: string) => `Recorded on ${date(on)}`,
  recordedBy: (name: string, on: string) => `Recorded by ${name} on ${date(on)}`,
  /** The same as labels, where name and day stand apart. */
  recordedLabels: { by: 'Recorded by', on: 'Recorded on' },
  /** The completion is older than the certificates of the portal. */
  beforeCertificates: 'Recorded before certificates',
  code: 'Code',
  /** Before the address at which anyone can check the certificate. */
  check: 'Check this certificate at',
  status: {
    valid: 'Valid',
    expired: 'Expired',
    renewed: 'Renewed',
    replaced: 'Replaced',
    withdrawn: 'Withdrawn',
  },
};

export type CertificateWords = typeof texts;
