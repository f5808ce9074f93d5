import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a session or a reset link; only {@link tokenHash} of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

// One plain SHA-256: the input is random and as long as the hash, so there is nothing to guess slowly.
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
