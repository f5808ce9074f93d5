/** Links to one export, for one administrator and two minutes: a browser follows them without a token. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const LINK_LIFETIME_MS = 2 * 60_000;

export interface ExportGrant {
  readonly userId: number;
  /** Null: everybody's progress. */
  readonly companyId: number | null;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type GrantVerdict =
  | { readonly grant: ExportGrant }
  | { readonly refused: 'expired' | 'forged' };

/** `?u=…&c=…&e=…&s=…` */
export function signExport(secret: Buffer, grant: ExportGrant): string {
  const { userId, companyId, expiresAt } = grant;
  const query = { u: String(userId), c: String(companyId ?? 0), e: String(expiresAt) };
  return `?${new URLSearchParams({ ...query, s: signatureOf(secret, query) })}`;
}

/** Expired is only what was ours; whatever else is wrong makes it forged. */
export function verifyExport(
  secret: Buffer,
  query: Readonly<Record<string, unknown>>,
  now: number,
): GrantVerdict {
  const [u, c, e, s] = ['u', 'c', 'e', 's'].map((name) => String(query[name]));
  const signed = { u: u ?? '', c: c ?? '', e: e ?? '' };
  if (!isSame(s ?? '', signatureOf(secret, signed))) return { refused: 'forged' };
  const expiresAt = Number(e);
  if (now >= expiresAt) return { refused: 'expired' };
  return { grant: { userId: Number(u), companyId: Number(c) || null, expiresAt } };
}

/** The leading words keep a signature made here from meaning anything where the same secret signs other things. */
function signatureOf(secret: Buffer, { u, c, e }: { u: string; c: string; e: string }): string {
  return createHmac('sha256', secret)
    .update(`progress export\n${u}\n${c}\n${e}`)
    .digest('base64url');
}

function isSame(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
