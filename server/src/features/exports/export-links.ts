/** Links to one export, for one session of an administrator: a browser follows them without a token. */
import { createHmac, randomBytes } from 'node:crypto';
import { isSecureEqual } from '#server/platform/secure-equal.ts';

export const LINK_LIFETIME_MS = 2 * 60_000;

export interface ExportGrant {
  readonly userId: number;
  readonly sessionId: number;
  /** Null: the progress of all companies. */
  readonly companyId: number | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type GrantVerdict =
  | { readonly grant: ExportGrant /** Differs for each link. */; readonly signature: string }
  | { readonly refused: 'expired' | 'forged' };

/** `?u=…&i=…&c=…&e=…&n=…&s=…`, where `n` is random: each link is for one download. */
export function signExport(secret: Buffer, grant: ExportGrant): string {
  const { userId, sessionId, companyId, expiresAt } = grant;
  const n = randomBytes(9).toString('base64url');
  const [u = '', i = '', c = '', e = ''] = [userId, sessionId, companyId ?? 0, expiresAt].map(
    String,
  );
  return `?${new URLSearchParams({ u, i, c, e, n, s: signatureOf(secret, [u, i, c, e, n]) })}`;
}

/** Returns 'expired' only for a link that this installation has signed; every other fault is 'forged'. */
export function verifyExport(
  secret: Buffer,
  query: Readonly<Record<string, unknown>>,
  now: number,
): GrantVerdict {
  const signed = ['u', 'i', 'c', 'e', 'n'].map((name) => String(query[name]));
  const signature = String(query['s']);
  if (!isSecureEqual(signature, signatureOf(secret, signed))) return { refused: 'forged' };
  const [userId = 0, sessionId = 0, companyId = 0, expiresAt = 0] = signed.map(Number);
  if (now >= expiresAt) return { refused: 'expired' };
  return { grant: { userId, sessionId, companyId: companyId || null, expiresAt }, signature };
}

/** The constant prefix makes a signature invalid for other purposes of the same secret. */
function signatureOf(secret: Buffer, signed: readonly string[]): string {
  const text = ['progress export', ...signed].join('\n');
  return createHmac('sha256', secret).update(text).digest('base64url');
}
