/**
 * Signed notes and checkpoints, as in C2SP `signed-note`, `tlog-checkpoint` and `tlog-cosignature`. Both keys of a log
 * have its origin as their name.
 */
import { base64Of, concat, hexOf, utf8 } from './bytes.ts';
import type { Sha256 } from './leaf.ts';

/** The types of signatures, as the first byte of a public key. */
export const KEY_TYPES = { ed25519: 0x01, mlDsa44: 0x06 } as const;
export type KeyType = (typeof KEY_TYPES)[keyof typeof KEY_TYPES];

export interface NoteKey {
  readonly name: string;
  readonly type: KeyType;
  /** 32 bytes of Ed25519, 1312 of ML-DSA-44. */
  readonly publicKey: Uint8Array;
}

/** The head of a tree, which a checkpoint signs. */
export interface TreeHead {
  readonly origin: string;
  /** Leaves. */
  readonly size: number;
  readonly rootHash: Uint8Array;
}

const KEY_ID_BYTES = 4;
/** Separates these messages from all others that the key may sign. */
const COSIGNED_LABEL = 'subtree/v1\n\0';

/** Four bytes. With the name, they choose the key that a signature line is verified with. */
export const keyIdOf = (
  sha256: Sha256,
  name: string,
  type: number,
  publicKey: Uint8Array,
): Uint8Array =>
  sha256(concat(utf8(`${name}\n`), Uint8Array.of(type), publicKey)).slice(0, KEY_ID_BYTES);

/** The public key in one line, as readers of notes are configured with it. */
export function verifierKey(sha256: Sha256, { name, type, publicKey }: NoteKey): string {
  const keyId = hexOf(keyIdOf(sha256, name, type, publicKey));
  return `${name}+${keyId}+${base64Of(concat(Uint8Array.of(type), publicKey))}`;
}

/** The text that the Ed25519 signature covers. */
export const checkpointText = ({ origin, size, rootHash }: TreeHead): string =>
  `${origin}\n${size}\n${base64Of(rootHash)}\n`;

export interface CosignedHead extends TreeHead {
  /** That of the cosigner. */
  readonly name: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

/** The bytes that the ML-DSA-44 signature covers: a `cosigned_message` about the whole tree. */
export const cosignedMessage = ({
  name,
  timestamp,
  origin,
  size,
  rootHash,
}: CosignedHead): Uint8Array =>
  concat(
    utf8(COSIGNED_LABEL),
    withLength(utf8(name)),
    uint64(timestamp),
    withLength(utf8(origin)),
    uint64(0),
    uint64(size),
    rootHash,
  );

/** The signature of a cosignature line: its time in seconds since 1970, and the bytes of the signature. */
export const timestampedSignature = (timestamp: number, signature: Uint8Array): Uint8Array =>
  concat(uint64(timestamp), signature);

export const signatureLine = ({
  name,
  keyId,
  signature,
}: {
  readonly name: string;
  readonly keyId: Uint8Array;
  readonly signature: Uint8Array;
}): string => `— ${name} ${base64Of(concat(keyId, signature))}\n`;

function withLength(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0 || bytes.length > 255) throw new RangeError('a name has 1 to 255 bytes');
  return concat(Uint8Array.of(bytes.length), bytes);
}

/** Big-endian. */
function uint64(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
