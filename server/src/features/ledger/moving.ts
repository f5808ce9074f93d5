/** The signed log of a database that is moved: its copy goes on with it under the same origin. */
import type { Db } from '#server/platform/database/schema.ts';
import { findState, placeOf, storePlace } from './log-queries.ts';

/** Whether this database goes on under the origin of the last checkpoint. Otherwise the next one begins a new origin. */
export async function keepsOrigin(db: Db): Promise<boolean> {
  return (await findState(db)).place === (await placeOf(db));
}

/** Lets a copy of a database that keeps its origin go on under it. Only one of the two may be used afterwards. */
export async function keepOrigin(tx: Db): Promise<void> {
  await storePlace(tx, await placeOf(tx));
}

/** Lets the log go on under a new origin, because another database goes on under the present one. */
export async function leaveOrigin(tx: Db): Promise<void> {
  await storePlace(tx, null);
}
