/** The leaves of the log: salted hashes of facts. Salts are derived, so that a leaf can be computed again from its row. */
import { createHash } from 'node:crypto';
import { base64Of } from '@portal/contract/proof/bytes';
import {
  type Field,
  fieldHash,
  type LeafKind,
  leafHash,
  SALT_BYTES,
  type SaltedField,
} from '@portal/contract/proof/leaf';
import { proofCrypto } from '#server/platform/keys/proof-crypto.ts';

export const { sha256 } = proofCrypto;

export interface Leaf {
  readonly kind: LeafKind;
  readonly fields: readonly Field[];
  /** The salts are derived from it: without it, the leaf says nothing about its fields. */
  readonly secret: string;
}

/** All salts are one output of SHAKE256, which takes far less time than one HMAC for each: a pass waits for its leaf. */
export function saltedFields({ kind, fields, secret }: Leaf): SaltedField[] {
  const salts = createHash('shake256', { outputLength: fields.length * SALT_BYTES })
    .update(`${secret}/${kind}`)
    .digest();
  return fields.map((field, i) => ({
    ...field,
    salt: salts.subarray(i * SALT_BYTES, (i + 1) * SALT_BYTES),
  }));
}

/** The Merkle hash of the leaf in base64, as it is stored. */
export function leafHashOf(leaf: Leaf): string {
  const hashes = saltedFields(leaf).map((field) => fieldHash(sha256, field));
  return base64Of(leafHash(sha256, leaf.kind, hashes));
}
