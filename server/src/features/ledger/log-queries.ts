/** The state of the log, its epochs, and its checkpoints. */
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export interface Epoch {
  readonly id: number;
  readonly origin: string;
  /** Verifier keys. */
  readonly ed25519_key: string;
  readonly ml_dsa_key: string;
}

const EPOCH = ['id', 'origin', 'ed25519_key', 'ml_dsa_key'] as const;

export const findState = (db: Db) =>
  db.selectFrom('log_state').selectAll().executeTakeFirstOrThrow();

export type State = Awaited<ReturnType<typeof findState>>;

/** Waits until no other transaction changes the log. On SQLite a write transaction is exclusive from its beginning. */
export async function lockState(tx: Db) {
  if (engineOf(tx) === 'postgres')
    await tx.selectFrom('log_state').select('singleton').forUpdate().execute();
  return findState(tx);
}

export async function findEpoch(db: Db, id: number): Promise<Epoch> {
  return db.selectFrom('log_epochs').select(EPOCH).where('id', '=', id).executeTakeFirstOrThrow();
}

/** The newest one first. */
export function listEpochs(db: Db): Promise<Epoch[]> {
  return db.selectFrom('log_epochs').select(EPOCH).orderBy('id', 'desc').execute();
}

/** Verifier keys contain the origin. */
export async function hadKeys(
  db: Db,
  keys: Pick<Epoch, 'ed25519_key' | 'ml_dsa_key'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('log_epochs')
    .select('id')
    .where('ed25519_key', '=', keys.ed25519_key)
    .where('ml_dsa_key', '=', keys.ml_dsa_key)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertEpoch(tx: Db, epoch: Omit<Schema['log_epochs'], 'id'>): Promise<Epoch> {
  return tx.insertInto('log_epochs').values(epoch).returning(EPOCH).executeTakeFirstOrThrow();
}

export interface Checkpoint {
  readonly size: number;
  readonly epoch_id: number;
  /** In base64. */
  readonly root_hash: string;
  readonly signed_at: number;
}

export async function storeCheckpoint(
  tx: Db,
  { checkpoint, note, place }: { checkpoint: Checkpoint; note: string; place: string },
): Promise<void> {
  await tx.insertInto('log_checkpoints').values(checkpoint).execute();
  await tx
    .updateTable('log_state')
    .set({ ...checkpoint, note, place })
    .execute();
}

export async function storePlace(tx: Db, place: string | null): Promise<void> {
  await tx.updateTable('log_state').set({ place }).execute();
}

/**
 * Describes the database that holds the log. A restored dump, another database, and a server that was promoted or
 * recovered to an earlier time have another place. That of an embedded database says nothing: a
 * copy of it has no place.
 */
export async function placeOf(db: Db): Promise<string> {
  if (engineOf(db) === 'sqlite') return 'embedded';
  const { rows } = await sql<{ place: string }>`
    select concat_ws(
      '/',
      (select system_identifier from pg_control_system()),
      -- The timeline, without the delay of pg_control_checkpoint() after a promotion.
      substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8),
      (select oid from pg_database where datname = current_database()),
      'log_state'::regclass::oid
    ) as place`.execute(db);
  return rows[0]?.place ?? '';
}
