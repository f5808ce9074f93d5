import { areEqual, hexOf, utf8 } from './bytes.ts';
import type { Sha256 } from './leaf.ts';
import { checkpointText, cosignedMessage, KEY_TYPES, type KeyType } from './note.ts';
import type { Checkpoint, NoteSignature } from './parse-checkpoint.ts';
import type { VerifierKey } from './parse-verifier-key.ts';

/** Keys and signatures have the right length. */
type Verify = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => boolean;

/** The cryptography of the platform. */
export interface Crypto {
  readonly sha256: Sha256;
  readonly verifyEd25519: Verify;
  /** ML-DSA-44 with an empty context. */
  readonly verifyMlDsa44: Verify;
}

/**
 * - `unknown-key`: none of the known keys of the log has signed.
 * - `signature-wrong`: a signature of a known key is not about this checkpoint.
 * - `signature-missing`: an ML-DSA key of the log is known, and none has signed. A log signs with both; with one of them
 *   broken, the other one must still protect the proof.
 */
export type SignatureFault = 'unknown-key' | 'signature-wrong' | 'signature-missing';

export interface SignedBy {
  /** In hexadecimal: those of the Ed25519 keys, then those of the ML-DSA keys. The origin is their name. */
  readonly keyIds: readonly string[];
  /** When it was signed; null if no ML-DSA key of the log is known: only its signature has a time. */
  readonly signedAt: number | null;
}

interface SignatureOfKey {
  readonly key: VerifierKey;
  readonly bytes: Uint8Array;
}

const ED25519_BYTES = 64;
const TIMESTAMP_BYTES = 8;
const ML_DSA_BYTES = TIMESTAMP_BYTES + 2420;
/** The last second of a JavaScript date. */
const TIMESTAMP_MAX = 8_640_000_000_000n;

/** Signatures of unknown keys are ignored, as C2SP `signed-note` demands. */
export function verifyCheckpoint(
  checkpoint: Checkpoint,
  keys: readonly VerifierKey[],
  crypto: Crypto,
): SignedBy | SignatureFault {
  const keysOfLog = keys.filter(({ name }) => name === checkpoint.origin);
  const known = checkpoint.signatures.flatMap((signature) => withKey(signature, keysOfLog));
  const ofType = (type: KeyType) => known.filter(({ key }) => key.type === type);
  const signatures = ofType(KEY_TYPES.ed25519);
  if (signatures.length === 0) return 'unknown-key';
  const cosignatures = ofType(KEY_TYPES.mlDsa44);
  if (cosignatures.length === 0 && keysOfLog.some(({ type }) => type === KEY_TYPES.mlDsa44))
    return 'signature-missing';
  const all = [...signatures, ...cosignatures];
  if (!all.every((signature) => isValid(signature, checkpoint, crypto))) return 'signature-wrong';
  const times = cosignatures.flatMap(({ bytes }) => timestampOf(bytes) ?? []);
  return {
    keyIds: all.map(({ key }) => hexOf(key.keyId)),
    signedAt: times.length === 0 ? null : Math.min(...times) * 1000,
  };
}

function withKey(
  { name, keyId, bytes }: NoteSignature,
  keys: readonly VerifierKey[],
): SignatureOfKey[] {
  const key = keys.find((known) => known.name === name && areEqual(known.keyId, keyId));
  return key === undefined ? [] : [{ key, bytes }];
}

function isValid({ key, bytes }: SignatureOfKey, checkpoint: Checkpoint, crypto: Crypto): boolean {
  if (key.type === KEY_TYPES.ed25519)
    return (
      bytes.length === ED25519_BYTES &&
      crypto.verifyEd25519(key.publicKey, utf8(checkpointText(checkpoint)), bytes)
    );
  const timestamp = timestampOf(bytes);
  return (
    timestamp !== null &&
    crypto.verifyMlDsa44(
      key.publicKey,
      cosignedMessage({ ...checkpoint, name: key.name, timestamp }),
      bytes.slice(TIMESTAMP_BYTES),
    )
  );
}

/** Seconds since 1970; null unless the signature has the length of a cosignature and the time is that of a date. */
function timestampOf(bytes: Uint8Array): number | null {
  if (bytes.length !== ML_DSA_BYTES) return null;
  const seconds = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0);
  return seconds > TIMESTAMP_MAX ? null : Number(seconds);
}
