import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { ownColumns } from './person.ts';

interface LoginLookup {
  readonly emailKey: string;
  readonly tokenHash: string;
  /** Device tokens that were last used before this time have expired. */
  readonly usedSince: number;
}

/**
 * Finds the account of an email together with its device token, if the token belongs to the account and has not
 * expired. One query, so that its time does not reveal which of the two was missing.
 */
export async function findLogin(db: Db, lookup: LoginLookup) {
  return (await findLogins(db, lookup))[0];
}

const findLogins = prepared((db, param: Param<LoginLookup>) =>
  db
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .leftJoin('device_tokens', (join) =>
      join
        .onRef('device_tokens.user_id', '=', 'users.id')
        .on('device_tokens.token_hash', '=', param('tokenHash'))
        .on('device_tokens.last_used_at', '>=', param('usedSince')),
    )
    .select([...ownColumns, 'users.password_hash', 'device_tokens.id as device_id'])
    .where('users.email_key', '=', param('emailKey')),
);

interface UsedDevice {
  readonly userId: number;
  readonly tokenHash: string;
  readonly usedAt: number;
}

/** Stores the token, or updates the time of its use if it is stored. */
export function upsertDevice(tx: Db, { userId, tokenHash, usedAt }: UsedDevice) {
  return tx
    .insertInto('device_tokens')
    .values({
      token_hash: tokenHash,
      user_id: userId,
      created_at: usedAt,
      last_used_at: usedAt,
    })
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ last_used_at: usedAt }))
    .execute();
}

interface RetainedDevices {
  readonly userId: number;
  readonly usedSince: number;
  readonly max: number;
}

/** Deletes the account's tokens except the newest `max` that were used since that time. */
export function deleteOtherDevices(tx: Db, { userId, usedSince, max }: RetainedDevices) {
  const retained = tx
    .selectFrom('device_tokens')
    .select('id')
    .where('user_id', '=', userId)
    .where('last_used_at', '>=', usedSince)
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max);
  return tx
    .deleteFrom('device_tokens')
    .where('user_id', '=', userId)
    .where('id', 'not in', retained)
    .execute();
}

export function deleteDevicesOf(tx: Db, userId: number) {
  return tx.deleteFrom('device_tokens').where('user_id', '=', userId).execute();
}
