import type { Db } from '#server/platform/database/schema.ts';
import { startRuns } from '../learning/service.ts';
import * as queries from './queries.ts';

/**
 * Inserts users and starts the first runs of the trainees among them. Throws the engine's unique violation if an email
 * is taken.
 */
export async function insertUsers(tx: Db, users: readonly queries.NewUser[]) {
  const rows = await queries.insertUsers(tx, users);
  const trainees = rows.filter(({ role }) => role === 'TRAINEE');
  const ids = trainees.map(({ id }) => id);
  await startRuns(tx, ids, users[0]?.created_at ?? 0);
  return rows;
}

/** Returns the new user's id. Throws the engine's unique violation if the email is taken. */
export async function insertUser(tx: Db, user: queries.NewUser): Promise<number> {
  const [row] = await insertUsers(tx, [user]);
  if (row === undefined) throw new Error('An insertion returns its row');
  return row.id;
}
