import { createHmac, timingSafeEqual } from 'node:crypto';
import { assertMediaKey } from './media-key.ts';

/** Links made within one such window are the same, so that the browser's cache can know them again. */
const WINDOW_MS = 5 * 60 * 1000;
const DECIMAL = /^[1-9]\d{0,15}$/;

export interface MediaGrant {
  key: string;
  userId: number;
  /** Milliseconds since 1970, whole seconds. */
  expiresAt: number;
}

export type LinkVerdict =
  | { status: 'valid'; userId: number /** Milliseconds since 1970. */; expiresAt: number }
  | { status: 'expired' | 'forged' };

/** When a link made at `now` ends: at least `lifetimeMs` later, at the end of a five-minute window. */
export function linkExpiry(now: number, lifetimeMs: number): number {
  return Math.ceil((now + lifetimeMs) / WINDOW_MS) * WINDOW_MS;
}

/** `<key>?u=<user>&e=<end, seconds since 1970>&s=<HMAC-SHA-256>`: good for this user until then, needing no header. */
export function signLink(secret: string | Buffer, { key, userId, expiresAt }: MediaGrant): string {
  assertMediaKey(key);
  const user = String(userId);
  const end = String(Math.floor(expiresAt / 1000));
  return `${key}?u=${user}&e=${end}&s=${signatureOf(secret, key, user, end).toString('base64url')}`;
}

/** A link is expired only if it was ours; whatever else is wrong makes it forged. */
export function verifyLink(
  secret: string | Buffer,
  key: string,
  query: { u?: string | undefined; e?: string | undefined; s?: string | undefined },
  now: number,
): LinkVerdict {
  const { u = '', e = '', s = '' } = query;
  // One spelling only ('7', never '07'): what is signed is what is read.
  if (!DECIMAL.test(u) || !DECIMAL.test(e)) return { status: 'forged' };
  const expected = signatureOf(secret, key, u, e).toString('base64url');
  if (!isSame(s, expected)) return { status: 'forged' };
  const expiresAt = Number(e) * 1000;
  return now < expiresAt
    ? { status: 'valid', userId: Number(u), expiresAt }
    : { status: 'expired' };
}

/** The leading words keep a signature made here from meaning anything where the same secret signs other things. */
function signatureOf(secret: string | Buffer, key: string, user: string, end: string): Buffer {
  return createHmac('sha256', secret).update(`media link\n${key}\n${user}\n${end}`).digest();
}

/** Compared as text: two spellings of one base64 value are not the same link. */
function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
