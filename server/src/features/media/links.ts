/** Signed links, by which a browser reads a private file: for one session and some minutes. */
import { createHmac } from 'node:crypto';
import { MEDIA_LINK_LIFETIME_MS } from '@portal/contract/limits';
import { assertMediaKey } from '#server/platform/media/media-key.ts';
import { isSecureEqual } from '#server/platform/secure-equal.ts';

type LinkQuery = Readonly<Record<string, unknown>>;

const DECIMAL = /^[1-9]\d{0,15}$/;

/** The user and the session for which a link is made. */
export interface Viewer {
  readonly userId: number;
  readonly sessionId: number;
}

interface MediaGrant extends Viewer {
  readonly key: string;
  /** Milliseconds since 1970, whole seconds. */
  readonly expiresAt: number;
}

type LinkVerdict =
  | { readonly status: 'valid'; readonly viewer: Viewer }
  | { readonly status: 'expired' | 'forged' };

/**
 * When a link made at `now` expires: after at most `lifetimeMs` and more than half of it. Links made within one
 * window of half the lifetime expire together, so that they are the same link.
 */
export function linkExpiry(now: number, lifetimeMs = MEDIA_LINK_LIFETIME_MS): number {
  const windowMs = lifetimeMs / 2;
  return Math.floor((now + lifetimeMs) / windowMs) * windowMs;
}

/** `<key>?u=<user>&i=<session>&e=<expiry, seconds since 1970>&s=<HMAC-SHA-256>`; a request with it needs no header. */
export function signLink(secret: string | Buffer, grant: MediaGrant): string {
  const { key, userId, sessionId, expiresAt } = grant;
  assertMediaKey(key);
  const signed = [key, String(userId), String(sessionId), String(Math.floor(expiresAt / 1000))];
  const [, u, i, e] = signed;
  return `${key}?u=${u}&i=${i}&e=${e}&s=${signatureOf(secret, signed)}`;
}

/** Returns 'expired' only for a link that this installation has signed; every other fault is 'forged'. */
export function verifyLink(
  secret: string | Buffer,
  { key, query, now }: { readonly key: string; readonly query: LinkQuery; readonly now: number },
): LinkVerdict {
  // A parameter that is given twice arrives as a list, which no link of the portal has.
  const textOf = (name: string) => (typeof query[name] === 'string' ? query[name] : '');
  const [u, i, e, s] = [textOf('u'), textOf('i'), textOf('e'), textOf('s')];
  // Only one spelling of a number ('7', never '07'): the signed text is the text that is read.
  if (![u, i, e].every((number) => DECIMAL.test(number))) return { status: 'forged' };
  if (!isSecureEqual(s, signatureOf(secret, [key, u, i, e]))) return { status: 'forged' };
  if (now >= Number(e) * 1000) return { status: 'expired' };
  return { status: 'valid', viewer: { userId: Number(u), sessionId: Number(i) } };
}

/** The constant prefix makes a signature invalid for other purposes of the same secret. */
function signatureOf(secret: string | Buffer, signed: readonly string[]): string {
  const text = ['media link', ...signed].join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** @param mediaSecret the secret of the installation, the same in all of its processes */
export function createMediaLinks({ mediaSecret }: { readonly mediaSecret: Buffer }) {
  const signingKey = mediaSecret.toString('base64url');
  return {
    /** A link below `/api/uploads/` for one session; the same link for some minutes, so that answers repeat it. */
    linkFor: (key: string, viewer: Viewer, now: number): string =>
      signLink(signingKey, { key, ...viewer, expiresAt: linkExpiry(now) }),

    /** Checks a link. The session of a valid link must still be looked up. */
    verify: (key: string, query: LinkQuery, now: number): LinkVerdict =>
      verifyLink(signingKey, { key, query, now }),
  };
}
