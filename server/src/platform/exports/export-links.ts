/** Links to one export, for one session of an administrator: a browser follows them without a token. */
import { createHmac, randomBytes } from 'node:crypto';
import { isSecureEqual } from '#server/platform/secure-equal.ts';

export const LINK_LIFETIME_MS = 2 * 60_000;

export interface ExportGrant {
  readonly userId: number;
  readonly sessionId: number;
  /** The end of the address, such as 'progress.csv'. */
  readonly file: string;
  /** The choice of what is in the file, as text that only the feature of the file understands. */
  readonly choice: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export type GrantVerdict =
  | { readonly grant: ExportGrant /** Differs for each link. */; readonly signature: string }
  | { readonly refused: 'expired' | 'forged' };

/** `progress.csv?u=…&i=…&c=…&e=…&n=…&s=…`, where `n` is random: each link is for one download. */
export function signExport(secret: Buffer, grant: ExportGrant): string {
  const { userId, sessionId, file, choice: c, expiresAt } = grant;
  const n = randomBytes(9).toString('base64url');
  const [u = '', i = '', e = ''] = [userId, sessionId, expiresAt].map(String);
  const s = signatureOf(secret, [file, u, i, c, e, n]);
  return `${file}?${new URLSearchParams({ u, i, c, e, n, s })}`;
}

/** Returns 'expired' only for a link that this installation has signed; every other fault is 'forged'. */
export function verifyExport(
  secret: Buffer,
  { file, query }: { readonly file: string; readonly query: Readonly<Record<string, unknown>> },
  now: number,
): GrantVerdict {
  const signed = ['u', 'i', 'c', 'e', 'n'].map((name) => String(query[name]));
  const signature = String(query['s']);
  const expected = signatureOf(secret, [file, ...signed]);
  if (!isSecureEqual(signature, expected)) return { refused: 'forged' };
  const [userId, sessionId, choice = '', expiresAt] = signed;
  if (now >= Number(expiresAt)) return { refused: 'expired' };
  const grant = { userId: Number(userId), sessionId: Number(sessionId), file, choice };
  return { grant: { ...grant, expiresAt: Number(expiresAt) }, signature };
}

/** The constant prefix makes a signature invalid for other purposes of the same secret. */
function signatureOf(secret: Buffer, signed: readonly string[]): string {
  const text = JSON.stringify(['export', ...signed]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}
