import { ed25519 } from '@noble/curves/ed25519.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { ml_dsa44 } from '@noble/post-quantum/ml-dsa.js';
import type { Crypto } from '@portal/contract/proof/verify-checkpoint';

/** Libraries, because few browsers have ML-DSA yet, and none of them offers hashes without promises. */
export const proofCrypto: Crypto = {
  sha256,
  verifyEd25519: (publicKey, message, signature) =>
    ed25519.verify(signature, message, publicKey, { zip215: false }),
  verifyMlDsa44: (publicKey, message, signature) => ml_dsa44.verify(signature, message, publicKey),
};
