/** The trainee list of one company, a page in each order: without these it reads the trainees of all. */
import type { Kysely } from 'kysely';

const ORDERS = ['name_key', 'email_key', 'created_at'];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const order of ORDERS)
    await db.schema
      .createIndex(`users_by_company_id_role_${order}_id`)
      .on('users')
      .columns(['company_id', 'role', order, 'id'])
      .execute();
  // Each of the new ones begins with its columns.
  await db.schema.dropIndex('users_by_company_id_role').execute();
}
