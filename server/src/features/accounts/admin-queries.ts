import type { Within } from '@portal/contract/reach-rules';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isCompanyWithin } from '../reach/service.ts';
import { usableHash } from './password-hashes.ts';

const admins = (db: Db) =>
  db
    .selectFrom('users')
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.reach',
      'users.last_login_at',
      'users.password_hash',
    ])
    .where('users.role', '=', 'ADMIN');

type Row = Awaited<ReturnType<ReturnType<typeof admins>['execute']>>[number];

/** Without the hash, which only says whether there is a password. */
function adminOf({ password_hash, ...admin }: Row) {
  return { ...admin, has_password: usableHash(password_hash) !== null };
}

/** A limited admin who invites others. */
export interface Inviter {
  readonly userId: number;
  /** The companies to which the admin may invite. */
  readonly companies: Within;
}

/**
 * The admins whom a limited admin has invited, as long as these were given nothing that the inviter may not give: a link
 * to an account is the same as what the account sees. Scopes of what is in the trash count too.
 */
const invitedBy = (db: Db, { userId, companies }: Inviter) =>
  admins(db)
    .where('users.invited_by', '=', userId)
    .where('users.reach', '=', 'limited')
    .where(({ exists, not, or, selectFrom }) => {
      const scopes = selectFrom('admin_scopes')
        .select('admin_scopes.user_id')
        .whereRef('admin_scopes.user_id', '=', 'users.id')
        .where(({ eb }) =>
          or([
            eb('admin_scopes.rights', '=', 'training'),
            not(isCompanyWithin(db, companies, 'admin_scopes.company_id')),
          ]),
        );
      return not(exists(scopes));
    });

export async function isInvitedBy(db: Db, id: number, inviter: Inviter): Promise<boolean> {
  const found = await invitedBy(db, inviter).where('users.id', '=', id).executeTakeFirst();
  return found !== undefined;
}

interface Listed {
  /** Only the admins of this inviter; null for all. */
  readonly inviter: Inviter | null;
  readonly limit: number;
}

/** By name, with the time at which the newest link to choose a password ends. */
export async function listAdmins(db: Db, { inviter, limit }: Listed) {
  const rows = await (inviter === null ? admins(db) : invitedBy(db, inviter))
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
