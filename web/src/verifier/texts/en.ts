/** The texts of the file that checks proofs without the portal, beside the words of certificates. */
import { formatsOf } from '@portal/contract/formats';

const { date, number, plural } = formatsOf('en');

export const texts = {
  title: 'Check proofs without the portal',
  intro:
    'Choose the proofs that you received: files whose names end in .tlog-proof. They are checked on this device. Nothing is sent, and no network is needed.',
  language: 'Language',
  choose: 'Choose files',
  drop: 'or drop files anywhere on this page',
  paste: { label: 'Text of a proof', open: 'Paste the text of a proof instead', check: 'Check' },
  pastedName: 'Pasted text',
  keys: {
    title: 'Keys',
    builtIn: 'The portal put these keys into this file when it was downloaded:',
    none: 'There are no keys in this file. Enter the keys of the portal.',
    label: 'Other keys',
    hint: 'One key a line, as at the address /log/key of the portal. If you enter keys, only these count. That is safer if you kept them or received them in another way than this file.',
    unreadable: (line: number) => `Line ${number(line)} is not a key.`,
  },
  summary: (proven: number, total: number) =>
    plural(total, {
      one: `${number(proven)} of ${number(total)} proof holds.`,
      other: `${number(proven)} of ${number(total)} proofs hold.`,
    }),
  results: 'Results',
  proven: {
    title: 'Proven',
    meaning: 'The signed log of the portal contains this entry, exactly as it is shown here.',
  },
  /** Above the facts of an entry. */
  later: {
    unseen: 'This check cannot see whether the certificate was withdrawn or replaced later.',
    lookUp: 'Look up the code at the portal if it still exists:',
    lookUpElsewhere: (code: string) =>
      `Look up the code ${code} on the page /verify of the portal if it still exists.`,
  },
  /** The validity of a certificate has ended. */
  expired: (on: string) => `This certificate was valid until ${date(on)}. That day has passed.`,
  notProven: 'Not proven',
  /** Below that. */
  reasons: {
    'not-a-proof':
      'This is not a proof. Choose the file as it was downloaded, without changes: its name ends in .tlog-proof.',
    malformed:
      'This proof was changed or is incomplete. Ask the holder for the file as it was downloaded.',
    unsupported: 'A newer portal made this proof. Download this file from the portal again.',
    'field-wrong': 'A fact in this proof is not the one that was logged.',
    'not-in-tree': 'The signed log does not contain this entry.',
    'unknown-key':
      'This proof is not signed with any of the keys that are known here. It is of another portal, or the portal has new keys: enter its keys below “Keys”.',
    'signature-wrong': 'A signature of this proof is wrong.',
    'signature-missing': 'One of the two signatures of the log is missing.',
    'too-large': 'This file is too large to be a proof.',
    unreadable:
      'This file cannot be read as text, so it is not a proof. The name of a proof ends in .tlog-proof.',
  },
  kinds: {
    certificateIssued: 'Certificate for the whole training',
    certificateReplaced: 'Certificate replaced or renewed',
    certificateWithdrawn: 'Certificate withdrawn',
    moduleCertificate: 'Certificate for a module',
    resultRecorded: 'Result recorded by an admin',
    personErased: 'Person erased',
    keyRotated: 'Keys of the log changed',
    restoredFromBackup: 'Log restored from a backup',
    signature: 'Signature',
    practicalSignOff: 'Practical sign-off',
  },
  training: 'Training',
  hidden: (count: number) =>
    plural(count, {
      one: `${number(count)} further fact of the entry is hidden.`,
      other: `${number(count)} further facts of the entry are hidden.`,
    }),
  nothingHidden: 'All facts of the entry are shown.',
  log: {
    title: 'Log and signature',
    signedAt: 'Checkpoint signed on',
    utc: (time: string) => `${time} (UTC)`,
    dateUnknown: 'Not known: the key for the signature with the date (ML-DSA-44) is missing here.',
    origin: 'Log',
    place: 'Place in the log',
    placeOf: (index: number, size: number) =>
      `Index ${number(index)}, with ${number(size)} entries at the checkpoint`,
    keyIds: 'Keys that signed',
    source: 'Where the keys come from',
    builtIn: 'Put into this file by the portal',
    entered: 'Entered by you',
  },
  proves: {
    title: 'What this proves',
    points: [
      'The entry was in the log when the checkpoint was signed. The facts above are those that were logged.',
      'The checkpoint was signed with the keys that are named here.',
    ],
  },
  provesNot: {
    title: 'What this does not prove',
    points: [
      'It does not say who showed you the proof: compare the name with an identity document.',
    ],
  },
};

export type VerifierTexts = typeof texts;
