import type { Reach } from '@portal/contract/reach';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Identity } from '#server/platform/http/route.ts';
import { lockUsers } from '../accounts/service.ts';
import { findReach } from '../reach/service.ts';

/** The admin who calls, with what the admin sees and may do now. */
export interface Caller {
  readonly id: number;
  readonly name: string;
  readonly reach: Reach;
}

/**
 * Locks the caller, and the other admin of the call, until the transaction ends. What the caller may do is decided
 * under this lock: of two admins who remove or limit each other at the same time, one still sees everything afterwards.
 * Throws UNAUTHENTICATED for a caller who was removed.
 */
export async function lockCaller(
  tx: Db,
  { userId: id, name }: Identity,
  other?: number,
): Promise<Caller> {
  const locked = await lockUsers(tx, other === undefined ? [id] : [id, other]);
  const reach = locked.some((user) => user.id === id) ? await findReach(tx, id) : null;
  if (reach === null) throw new AppError('UNAUTHENTICATED', because('notLoggedIn'));
  return { id, name, reach };
}
