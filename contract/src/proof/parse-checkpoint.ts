import { bytesOfBase64, hexOf } from './bytes.ts';
import type { TreeHead } from './note.ts';

export interface NoteSignature {
  /** That of the key. */
  readonly name: string;
  readonly keyId: Uint8Array;
  readonly bytes: Uint8Array;
}

/** A checkpoint whose signatures are not verified. */
export interface Checkpoint extends TreeHead {
  readonly signatures: readonly NoteSignature[];
}

const KEY_ID_BYTES = 4;

/** Extension lines are refused: the ML-DSA-44 signature does not cover them. */
const CHECKPOINT = /^([!-*,-~]{1,255})\n(0|[1-9][0-9]{0,15})\n([A-Za-z0-9+/]{43}=)\n\n(.+)\n$/s;
const SIGNATURES_MAX = 16;
const SIGNATURE = /^— ([^\s\p{Cc}+]+) ([A-Za-z0-9+/=]+)$/u;

/** Null unless it is a signed note in the form of a checkpoint, with at most one signature of each key. */
export function parseCheckpoint(note: string): Checkpoint | null {
  const [, origin, sizeText, rootText, lines] = CHECKPOINT.exec(note) ?? [];
  if (origin === undefined || rootText === undefined || lines === undefined) return null;
  const size = Number(sizeText);
  const rootHash = bytesOfBase64(rootText);
  if (!Number.isSafeInteger(size) || rootHash === null) return null;
  const signatures = lines.split('\n', SIGNATURES_MAX + 1).map(parseSignature);
  if (signatures.length > SIGNATURES_MAX) return null;
  if (!signatures.every((signature) => signature !== null)) return null;
  const keys = new Set(signatures.map(({ name, keyId }) => `${name}+${hexOf(keyId)}`));
  if (keys.size < signatures.length) return null;
  return { origin, size, rootHash, signatures };
}

function parseSignature(line: string): NoteSignature | null {
  const [, name, base64 = ''] = SIGNATURE.exec(line) ?? [];
  const bytes = bytesOfBase64(base64);
  if (name === undefined || bytes === null || bytes.length <= KEY_ID_BYTES) return null;
  return { name, keyId: bytes.slice(0, KEY_ID_BYTES), bytes: bytes.slice(KEY_ID_BYTES) };
}
