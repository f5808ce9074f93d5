/** The published part of the key that signs badges. Its address is its id, so that a badge says where its key is. */
import { createPublicKey, hash, type KeyObject } from 'node:crypto';

export const KEY_SET_PATH = '/.well-known/jwks.json';

export interface PublishedKey {
  /** The path below the portal's address at which the key alone is published. */
  readonly path: string;
  /** The whole address; the `kid` of the key. */
  readonly id: string;
  readonly jwk: Readonly<Record<string, unknown>>;
}

/** @param privateKey for ECDSA on P-256 */
export function publishedKey(privateKey: KeyObject, publicUrl: string): PublishedKey {
  const { crv, kty, x, y } = createPublicKey(privateKey).export({ format: 'jwk' });
  // Its thumbprint (RFC 7638): the members in this order.
  const thumbprint = hash('sha256', JSON.stringify({ crv, kty, x, y }), 'base64url');
  const path = `/.well-known/jwks/${thumbprint}.json`;
  const id = `${publicUrl}${path}`;
  return { path, id, jwk: { kty, crv, x, y, kid: id, alg: 'ES256', use: 'sig' } };
}
