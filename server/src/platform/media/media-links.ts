import { type LinkVerdict, linkExpiry, signLink, verifyLink } from './signed-links.ts';

/**
 * Longer than a sitting, so that a video does not stop midway; a player asks for a new link before.
 */
export const LINK_LIFETIME_MS = 2 * 60 * 60 * 1000;

interface MediaLink {
  /** `<key>?u=…&e=…&s=…`, below `/api/uploads/`. */
  readonly url: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface MediaLinks {
  /**
   * A link for this user alone, the same for minutes so that browsers can cache what it leads to.
   */
  linkFor(key: string, userId: number, now: number): MediaLink;
  verify(key: string, query: Readonly<Record<string, unknown>>, now: number): LinkVerdict;
}

/** @param options.mediaSecret the installation's, the same in all of its processes */
export function createMediaLinks(options: { readonly mediaSecret: Buffer }): MediaLinks {
  const signingKey = options.mediaSecret.toString('base64url');
  return {
    linkFor(key, userId, now) {
      const expiresAt = linkExpiry(now, LINK_LIFETIME_MS);
      return { url: signLink(signingKey, { key, userId, expiresAt }), expiresAt };
    },
    verify: (key, { u, e, s }, now) =>
      verifyLink(signingKey, key, { u: textOf(u), e: textOf(e), s: textOf(s) }, now),
  };
}

/** A parameter that is given twice arrives as a list: no link of ours. */
function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
