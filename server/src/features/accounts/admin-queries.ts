import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { usableHash } from './password-hashes.ts';

const admins = (db: Db) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email', 'users.last_login_at', 'users.password_hash'])
    .where('users.role', '=', 'ADMIN');

type Row = Awaited<ReturnType<ReturnType<typeof admins>['execute']>>[number];

/** Without the hash, which only says whether there is a password. */
function adminOf({ password_hash, ...admin }: Row) {
  return { ...admin, has_password: usableHash(password_hash) !== null };
}

/** By name, with the time at which the newest link to choose a password ends. */
export async function listAdmins(db: Db, limit: number) {
  const rows = await admins(db)
    .select(({ selectFrom }) =>
      selectFrom('password_resets')
        .whereRef('password_resets.user_id', '=', 'users.id')
        .select(({ fn }) => fn.max('password_resets.expires_at').as('expires_at'))
        .as('link_expires_at'),
    )
    .orderBy('users.sort_key')
    .orderBy('users.id')
    .limit(limit)
    .execute();
  return rows.map(({ link_expires_at, ...row }) => ({ ...adminOf(row), link_expires_at }));
}
export type AdminRow = Awaited<ReturnType<typeof listAdmins>>[number];

export async function lockAdmin(tx: Db, id: number) {
  const row = await admins(tx)
    .where('users.id', '=', id)
    // On SQLite a write transaction is exclusive from its beginning.
    .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
    .executeTakeFirst();
  return row === undefined ? undefined : adminOf(row);
}

/** The number of admins, counted up to `max`. */
export async function countAdmins(db: Db, max: number): Promise<number> {
  const ids = db.selectFrom('users').select('id').where('role', '=', 'ADMIN').limit(max);
  return (await ids.execute()).length;
}
