import { formatsOf } from '@portal/contract/formats';
import type { LedgerProblemKind } from '@portal/contract/ledger';

const { number, plural } = formatsOf('en');

const entries = (count: number) =>
  plural(count, { one: '1 entry', other: `${number(count)} entries` });

/** The page about the signed log of certificates and recorded results. */
export const texts = {
  /** Below the first sentence, which is the description of the page. */
  about:
    'The portal signs the log in checkpoints. A later change of an entry is found with a proof or an earlier checkpoint, without trust in the portal.',
  loading: 'Loading the signed log…',
  loadFailed: 'Failed to load the signed log',
  checkpoint: {
    title: 'Last checkpoint',
    none: 'The first checkpoint has not been signed yet. This takes a few seconds.',
    entries: 'Entries',
    waiting: (count: number) =>
      plural(count, {
        one: '1 more entry is being added.',
        other: `${number(count)} more entries are being added.`,
      }),
    signedAt: 'Signed',
    /** The name of the log. */
    origin: 'Origin',
    /** The hash of all entries together. */
    rootHash: 'Root hash',
    keyIds: 'Key ids',
    /** The signed text. */
    note: 'Checkpoint',
    /** A button. */
    copy: 'Copy checkpoint',
    keep: 'Keep a copy outside the portal: it shows later whether the log was rewritten.',
  },
  /** The public addresses of the log. */
  links: {
    title: 'Public, without a login',
    checkpoint: 'Newest checkpoint',
    keys: 'Public keys',
    /** An HTML file, which works without a network. */
    verifier: 'File that checks proofs without the portal',
  },
  check: {
    title: 'Check of the whole log',
    description:
      'Computes all entries again from what is stored, and each root that was signed. It runs in the background.',
    /** A button. */
    start: 'Check now',
    starting: 'Starting…',
    cancelling: 'Cancelling…',
    never: 'The log has not been checked yet.',
    running: 'The log is being checked…',
    progress: (checked: number, total: number) => `${number(checked)} of ${entries(total)}`,
    clean: (total: number) =>
      plural(total, {
        one: 'The only entry is as it was logged.',
        other: `All ${number(total)} entries are as they were logged.`,
      }),
    /** After a check of a log without entries. */
    empty: 'The log has no entries.',
    problems: (count: number) =>
      plural(count, {
        one: '1 problem was found.',
        other: `${number(count)} problems were found.`,
      }),
    cancelled: (checked: number, total: number) =>
      `The check was cancelled after ${number(checked)} of ${entries(total)}.`,
    /** Below the result: the time of the check. */
    at: (time = '') => `Last check: ${time}`,
    advice:
      'Stored data was changed outside the portal, or is damaged. Please inform the operator of the portal.',
    /** Above the list of problems. */
    listOf: (shown: number, count: number) =>
      shown === count ? 'Problems' : `The first ${number(shown)} of ${number(count)} problems`,
    /** An entry is named by its index, a checkpoint by its number of entries. */
    problem: {
      'leaf-missing': (index) => `Entry ${number(index)} is missing.`,
      'certificate-changed': (index) =>
        `Entry ${number(index)}: the stored certificate is not the one that was logged.`,
      'result-changed': (index) =>
        `Entry ${number(index)}: the stored result is not the one that was logged.`,
      'epoch-changed': (index) =>
        `Entry ${number(index)}: the stored origin or keys of the log are not those that were logged.`,
      'tile-changed': (index) =>
        `Entry ${number(index)}: the published tree does not contain it as it was logged.`,
      'checkpoint-changed': (size) =>
        `Checkpoint of ${entries(size)}: the root that was signed is not that of the entries.`,
      'signature-wrong': (size) =>
        `Checkpoint of ${entries(size)}: it is not signed by the present keys.`,
    } satisfies Record<LedgerProblemKind, (index: number) => string>,
    /** The link to the certificate of an entry. `code`: in groups. */
    certificate: (code: string) => `Certificate ${code}`,
  },
};

export type LedgerTexts = typeof texts;
