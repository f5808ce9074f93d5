import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a session, a reset link or a device; only {@link tokenHash} of it is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether it can be one of {@link newToken}: others need not be hashed and looked for. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

// One plain SHA-256: the input is random and as long as the hash, so there is nothing to guess slowly.
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
