import { createPublicKey, type KeyObject, sign } from 'node:crypto';
import {
  checkpointText,
  cosignedMessage,
  KEY_TYPES,
  keyIdOf,
  signatureLine,
  type TreeHead,
  timestampedSignature,
  verifierKey,
} from '@portal/contract/proof/note';
import type { LogKey } from '#server/platform/keys/log-key.ts';
import { sha256 } from './leaves.ts';
import type { Epoch } from './log-queries.ts';

const PUBLIC_KEY_BYTES = { ed25519: 32, mlDsa44: 1312 };

export type Signer = ReturnType<typeof createSigner>;

export function createSigner(keys: LogKey) {
  const ed25519 = {
    type: KEY_TYPES.ed25519,
    publicKey: publicBytes(keys.ed25519, PUBLIC_KEY_BYTES.ed25519),
  };
  const mlDsa44 = {
    type: KEY_TYPES.mlDsa44,
    publicKey: publicBytes(keys.mlDsa44, PUBLIC_KEY_BYTES.mlDsa44),
  };

  return {
    /** The verifier keys for checkpoints of this origin. */
    verifierKeys: (origin: string): Pick<Epoch, 'ed25519_key' | 'ml_dsa_key'> => ({
      ed25519_key: verifierKey(sha256, { name: origin, ...ed25519 }),
      ml_dsa_key: verifierKey(sha256, { name: origin, ...mlDsa44 }),
    }),

    /** The signed note. `at` is in milliseconds since 1970. */
    signCheckpoint(head: TreeHead, at: number): string {
      const name = head.origin;
      const text = checkpointText(head);
      const timestamp = Math.floor(at / 1000);
      const line = ({ type, publicKey }: typeof ed25519 | typeof mlDsa44, signature: Uint8Array) =>
        signatureLine({ name, keyId: keyIdOf(sha256, name, type, publicKey), signature });
      const message = cosignedMessage({ ...head, name, timestamp });
      return [
        text,
        '\n',
        line(ed25519, sign(null, Buffer.from(text), keys.ed25519)),
        line(mlDsa44, timestampedSignature(timestamp, sign(null, message, keys.mlDsa44))),
      ].join('');
    },
  };
}

/** The key itself, which is the end of its SubjectPublicKeyInfo. */
const publicBytes = (key: KeyObject, length: number): Uint8Array =>
  createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-length);
