/**
 * The leaves of the signed log. A leaf is the hash of a list of salted hashes, one for each field: a proof reveals the
 * fields, with their salts, that its reader may see, and the hashes of the others say nothing. docs/proofs.md describes
 * it for other programs.
 */
import { base64UrlOf, concat, hexOf, utf8 } from './bytes.ts';

/** Numbers of the first version; they never change. */
export const LEAF_KINDS = {
  certificateIssued: 1,
  certificateReplaced: 2,
  certificateWithdrawn: 3,
  moduleCertificate: 4,
  resultRecorded: 5,
  personErased: 6,
  keyRotated: 7,
  restoredFromBackup: 8,
  /** Nothing is logged with these two yet. */
  signature: 9,
  practicalSignOff: 10,
} as const;
export type LeafKind = (typeof LEAF_KINDS)[keyof typeof LEAF_KINDS];

export const LEAF_VERSION = 1;
export const SALT_BYTES = 16;

export type Sha256 = (bytes: Uint8Array) => Uint8Array;

export interface Field {
  readonly name: string;
  readonly value: string;
}

export interface SaltedField extends Field {
  readonly salt: Uint8Array;
}

/** SHA-256 of the salt and the JSON text `[name,value]`. */
export const fieldHash = (sha256: Sha256, { name, value, salt }: SaltedField): Uint8Array =>
  sha256(concat(salt, utf8(JSON.stringify([name, value]))));

/** The Merkle hash of a leaf (RFC 6962): SHA-256 of a zero byte and the leaf's data, which are a hash themselves. */
export function leafHash(
  sha256: Sha256,
  kind: number,
  fieldHashes: readonly Uint8Array[],
): Uint8Array {
  const data = sha256(concat(Uint8Array.of(LEAF_VERSION, kind), ...fieldHashes));
  return sha256(concat(Uint8Array.of(0), data));
}

/** The `extra` of a proof as JSON text: all hashes, and the fields that are revealed. */
export function extraText(
  sha256: Sha256,
  kind: number,
  fields: readonly SaltedField[],
  isRevealed: (field: Field) => boolean,
): string {
  return JSON.stringify({
    v: LEAF_VERSION,
    kind,
    hashes: fields.map((field) => hexOf(fieldHash(sha256, field))),
    revealed: fields.flatMap((field, i) =>
      isRevealed(field)
        ? [{ i, name: field.name, value: field.value, salt: base64UrlOf(field.salt) }]
        : [],
    ),
  });
}
