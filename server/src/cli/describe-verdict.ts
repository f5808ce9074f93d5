import { LEAF_KINDS, type LeafKind } from '@portal/contract/proof/leaf';
import type { ProofFault, Proven } from '@portal/contract/proof/verify-proof';

export const WHY_NOT_PROVEN: Readonly<Record<ProofFault, string>> = {
  'not-a-proof': 'the file is no proof of a signed log.',
  malformed: 'the file does not have the form of a proof. It was changed or is incomplete.',
  unsupported: 'the entry has a kind that this version of the portal does not know.',
  'field-wrong': 'a fact in the file is not the one that was logged.',
  'not-in-tree': 'the signed log does not have this entry at this place.',
  'unknown-key':
    'no known key has signed the checkpoint. Check it with the keys of the portal that has made the file.',
  'signature-wrong': 'the checkpoint is not the one that was signed.',
  'signature-missing': 'the ML-DSA signature of the checkpoint is missing.',
};

const EVENTS: Readonly<Record<LeafKind, string>> = {
  [LEAF_KINDS.certificateIssued]: 'a certificate about a whole training was issued',
  [LEAF_KINDS.certificateReplaced]: 'a certificate was renewed or replaced',
  [LEAF_KINDS.certificateWithdrawn]: 'a certificate was withdrawn',
  [LEAF_KINDS.moduleCertificate]: 'a certificate about one module was issued',
  [LEAF_KINDS.resultRecorded]: 'an admin recorded a result',
  [LEAF_KINDS.personErased]: 'a person was erased',
  [LEAF_KINDS.keyRotated]: 'the keys of the log were replaced',
  [LEAF_KINDS.restoredFromBackup]: 'the log was restored from a backup',
  [LEAF_KINDS.signature]: 'a signature was given',
  [LEAF_KINDS.practicalSignOff]: 'a practical skill was confirmed',
};

/** Lines for the reader. `portal` is the address of the portal that has the keys; null if it is unknown. */
export function describeProven(proven: Proven, portal: string | null): string[] {
  const { kind, fields, hidden, index, size, origin, keyIds } = proven;
  return [
    `Proven: the signed log ${origin} has the entry that ${EVENTS[kind]}.`,
    ...fields.map(({ name, value }) => `  ${quoted(name)}: ${quoted(value)}`),
    `Facts of the entry that the file does not reveal: ${hidden}.`,
    `Place in the log: index ${index}, with ${size} entries at the checkpoint.`,
    `Checkpoint: ${dateOf(proven)}; signed with the keys ${keyIds.join(' and ')}.`,
    'Computed again here: each fact shown, the entry, its path to the root of the checkpoint, and the signatures.',
    'A proof cannot show a later event, such as the withdrawal of the certificate. ' +
      `Its portal says how it stands now: ${addressOf(proven, portal)}`,
  ];
}

/** A value may have line ends, and characters that control a terminal or the order in which it shows text. */
const quoted = (text: string): string =>
  JSON.stringify(text).replaceAll(/\p{Cc}|\p{Bidi_Control}/gu, escaped);

const escaped = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const dateOf = ({ signedAt }: Proven) =>
  signedAt === null
    ? 'of an unknown time, because the keys do not include the ML-DSA key of the log'
    : `of ${new Date(signedAt).toISOString()}`;

function addressOf({ fields }: Proven, portal: string | null): string {
  const code = fields.find(({ name }) => name === 'code')?.value ?? '';
  return `${portal ?? ''}/verify/${encodeURIComponent(code)}`;
}
