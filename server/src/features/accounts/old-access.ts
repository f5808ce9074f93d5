/** Ends what gave access to an account before it got another password or email. Call these in its transaction. */
import type { Db } from '#server/platform/database/schema.ts';
import { deleteMailsTo } from '#server/platform/mail/mail-queue-queries.ts';
import { deleteDevicesOf } from './device-queries.ts';
import { deleteResetLinksOf } from './reset-queries.ts';
import { deleteSessionsOf } from './session-queries.ts';

/** Returns how many sessions have ended. */
export async function endOldPassword(tx: Db, userId: number): Promise<number> {
  const ended = await deleteSessionsOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await endResetLinks(tx, userId);
  return ended;
}

export async function endResetLinks(tx: Db, userId: number): Promise<void> {
  await deleteResetLinksOf(tx, userId);
  await deleteMailsTo(tx, userId, 'RESET');
}
