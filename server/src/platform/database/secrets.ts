import { randomBytes } from 'node:crypto';
import type { Db } from './schema.ts';

/** Returns the installation's secret with this name, created at first use: the same for all processes. */
export async function getSecret(db: Db, name: string): Promise<Buffer> {
  await db
    .insertInto('portal_secrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const { value } = await db
    .selectFrom('portal_secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
