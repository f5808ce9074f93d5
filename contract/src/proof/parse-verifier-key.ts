import { areEqual, bytesOfBase64, bytesOfHex } from './bytes.ts';
import type { Sha256 } from './leaf.ts';
import { KEY_TYPES, keyIdOf, type NoteKey } from './note.ts';

const PUBLIC_KEY_BYTES = new Map<number | undefined, number>([
  [KEY_TYPES.ed25519, 32],
  [KEY_TYPES.mlDsa44, 1312],
]);

export interface VerifierKey extends NoteKey {
  readonly keyId: Uint8Array;
}

/** Null for text that is no verifier key, or one of another type than the two that sign a log. */
export function parseVerifierKey(sha256: Sha256, text: string): VerifierKey | null {
  const [, name, idText, keyText] =
    /^([^\s\p{Cc}+]+)\+([0-9a-f]{8})\+([A-Za-z0-9+/=]+)$/u.exec(text) ?? [];
  if (name === undefined || idText === undefined || keyText === undefined) return null;
  const keyId = bytesOfHex(idText);
  const typed = bytesOfBase64(keyText);
  if (keyId === null || typed === null) return null;
  const type = Object.values(KEY_TYPES).find((known) => known === typed[0]);
  const publicKey = typed.slice(1);
  if (type === undefined || publicKey.length !== PUBLIC_KEY_BYTES.get(type)) return null;
  const key = { name, type, publicKey, keyId };
  return areEqual(keyIdOf(sha256, name, type, publicKey), keyId) ? key : null;
}
