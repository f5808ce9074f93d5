import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** Returns the installation's secret with this name, created at first use: the same for all processes. */
export async function getSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('portal_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const secret = await findSecret(db, name);
  if (secret === null) throw new Error(`The secret ${name} was deleted`);
  return secret;
}

/** Returns null if no portal has used this secret of the database yet. */
export async function findSecret(db: Db, name: string): Promise<Buffer | null> {
  const row = await db
    .selectFrom('portal_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row === undefined ? null : Buffer.from(row.value, 'base64url');
}
