import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a session, a reset link or a device. Only its {@link tokenHash} is stored. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whether the text has the form of {@link newToken}; other texts need no hash and no lookup. */
export function isToken(text: string | undefined): text is string {
  return text !== undefined && /^[\w-]{43}$/.test(text);
}

// SHA-256 without salt or iterations: the input is random and as long as the hash, so it cannot be guessed.
export function tokenHash(token: string): string {
  return hash('sha256', token, 'base64url');
}
