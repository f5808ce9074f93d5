/**
 * The verification of a proof without the portal. A proof has one spelling: each change of it is refused, except of the
 * order of its signatures, and of those by keys that the reader does not know.
 */
import { areEqual } from './bytes.ts';
import {
  type Field,
  fieldHash,
  LEAF_KINDS,
  LEAF_VERSION,
  type LeafKind,
  leafHash,
} from './leaf.ts';
import type { RevealedField } from './parse-extra.ts';
import { parseProof } from './parse-proof.ts';
import { parseVerifierKey } from './parse-verifier-key.ts';
import { rootOfPath } from './root-of-path.ts';
import {
  type Crypto,
  type SignatureFault,
  type SignedBy,
  verifyCheckpoint,
} from './verify-checkpoint.ts';

/**
 * - `not-a-proof`: the text is something else.
 * - `malformed`: it begins as a proof, and does not have the form of one.
 * - `unsupported`: its leaf has a version or a kind that is not known here: a newer portal made it.
 * - `field-wrong`: a revealed field is not the one that was logged.
 * - `not-in-tree`: the signed tree does not have the leaf at this place.
 */
export type ProofFault =
  | 'not-a-proof'
  | 'malformed'
  | 'unsupported'
  | 'field-wrong'
  | 'not-in-tree'
  | SignatureFault;

export interface Proven extends SignedBy {
  readonly proven: true;
  readonly kind: LeafKind;
  /** The revealed ones. */
  readonly fields: readonly Field[];
  /** The number of fields that are not revealed. */
  readonly hidden: number;
  readonly index: number;
  /** Leaves of the tree that was signed. */
  readonly size: number;
  readonly origin: string;
}

export type Verdict = Proven | { readonly proven: false; readonly reason: ProofFault };

const refuse = (reason: ProofFault): Verdict => ({ proven: false, reason });

/** `keys` are verifier keys; those of other logs and other texts are ignored. */
export function verifyProof(text: string, keys: readonly string[], crypto: Crypto): Verdict {
  const { sha256 } = crypto;
  const proof = parseProof(text);
  if (typeof proof === 'string') return refuse(proof);
  const { extra, index, path, checkpoint } = proof;
  const kind = Object.values(LEAF_KINDS).find((known) => known === extra.kind);
  if (extra.v !== LEAF_VERSION || kind === undefined) return refuse('unsupported');
  const isLogged = ({ i, ...field }: RevealedField) =>
    areEqual(fieldHash(sha256, field), extra.hashes[i] as Uint8Array);
  if (!extra.revealed.every(isLogged)) return refuse('field-wrong');
  const { origin, size, rootHash } = checkpoint;
  const root = rootOfPath(sha256, {
    leafHash: leafHash(sha256, kind, extra.hashes),
    index,
    size,
    path,
  });
  if (root === null || !areEqual(root, rootHash)) return refuse('not-in-tree');
  const known = keys.flatMap((key) => parseVerifierKey(sha256, key) ?? []);
  const signed = verifyCheckpoint(checkpoint, known, crypto);
  if (typeof signed === 'string') return refuse(signed);
  return {
    proven: true,
    kind,
    fields: extra.revealed.map(({ name, value }) => ({ name, value })),
    hidden: extra.hashes.length - extra.revealed.length,
    index,
    size,
    origin,
    ...signed,
  };
}
