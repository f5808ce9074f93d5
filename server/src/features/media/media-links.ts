import { MEDIA_LINK_LIFETIME_MS } from '@portal/contract/limits';
import { type LinkVerdict, linkExpiry, signLink, type Viewer, verifyLink } from './signed-links.ts';

interface MediaLink {
  /** `<key>?u=…&i=…&e=…&s=…`, below `/api/uploads/`. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface MediaLinks {
  /** A link for this session alone; the same link for some minutes, so that answers repeat it unchanged. */
  linkFor(key: string, viewer: Viewer, now: number): MediaLink;
  /** The session of a valid link must still be looked up. */
  verify(key: string, query: Readonly<Record<string, unknown>>, now: number): LinkVerdict;
}

interface MediaLinksOptions {
  /** The secret of the installation, the same in all of its processes. */
  readonly mediaSecret: Buffer;
  readonly lifetimeMs?: number;
}

export function createMediaLinks(options: MediaLinksOptions): MediaLinks {
  const { lifetimeMs = MEDIA_LINK_LIFETIME_MS } = options;
  const signingKey = options.mediaSecret.toString('base64url');
  return {
    linkFor(key, { userId, sessionId }, now) {
      const expiresAt = linkExpiry(now, lifetimeMs);
      return { url: signLink(signingKey, { key, userId, sessionId, expiresAt }), expiresAt };
    },
    verify(key, { u, i, e, s }, now) {
      const query = { u: textOf(u), i: textOf(i), e: textOf(e), s: textOf(s) };
      return verifyLink(signingKey, { key, query, now });
    },
  };
}

/** A parameter that is given twice arrives as a list, which no link of the portal has. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
