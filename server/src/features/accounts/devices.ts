/** Device tokens: a browser stores one after a login, and sends it with the next login to the same account. */
import type { Db } from '#server/platform/database/schema.ts';
import * as deviceQueries from './device-queries.ts';
import { newToken, tokenHash } from './tokens.ts';

/** Days without a login after which a browser becomes unknown. */
const UNUSED_DAYS = 180;
/** Known browsers per account; the least recently used one is replaced. */
const MAX_PER_ACCOUNT = 20;

export const usedSince = (now: number) => now - UNUSED_DAYS * 86_400_000;

interface KnownDevice {
  readonly userId: number;
  readonly token: string;
  /** Milliseconds since 1970. */
  readonly usedAt: number;
}

/** Makes the browser with this token a known browser of the account. */
export async function rememberDevice(tx: Db, { userId, token, usedAt }: KnownDevice) {
  await deviceQueries.upsertDevice(tx, { userId, tokenHash: tokenHash(token), usedAt });
  const retained = { userId, usedSince: usedSince(usedAt), max: MAX_PER_ACCOUNT };
  await deviceQueries.deleteOtherDevices(tx, retained);
}

/** Forgets all known browsers of the account and makes the current one known. Returns its token. */
export async function replaceDevices(tx: Db, userId: number, usedAt: number): Promise<string> {
  const token = newToken();
  await deviceQueries.deleteDevicesOf(tx, userId);
  await rememberDevice(tx, { userId, token, usedAt });
  return token;
}
