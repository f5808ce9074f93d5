import { createPublicKey, hash, type JsonWebKey, verify } from 'node:crypto';
import { base64UrlOf } from '@portal/contract/proof/bytes';
import type { Crypto } from '@portal/contract/proof/verify-checkpoint';

const isValid = (jwk: JsonWebKey, message: Uint8Array, signature: Uint8Array): boolean =>
  verify(null, message, createPublicKey({ format: 'jwk', key: jwk }), signature);

/** Node's cryptography for the verification of proofs. */
export const proofCrypto: Crypto = {
  sha256: (bytes) => hash('sha256', bytes, 'buffer'),
  verifyEd25519: (publicKey, message, signature) =>
    isValid({ kty: 'OKP', crv: 'Ed25519', x: base64UrlOf(publicKey) }, message, signature),
  verifyMlDsa44: (publicKey, message, signature) =>
    isValid({ kty: 'AKP', alg: 'ML-DSA-44', pub: base64UrlOf(publicKey) }, message, signature),
};
