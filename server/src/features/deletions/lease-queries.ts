/** Leases on deletions: of several processes one works on a deletion. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

const isFree =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'deletions'>) =>
    or([eb('lease_until', 'is', null), eb('lease_until', '<=', now)]);

/** The next deletion or restore whose background work is not done, or restore of trainees that was interrupted. */
export async function findUnsettled(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('deletions')
    .select('id')
    .where('settled_at', 'is', null)
    .where('purged_at', 'is', null)
    .where(isFree(now))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The next deletion to be purged. An action on many trainees may add to its deletion until it has ended. */
export async function findDue(db: Db, now: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('deletions')
    .select('id')
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('purge_at', '<=', now)
    .where(isFree(now))
    // Trainees whose restore has begun are not purged.
    .where((eb) => eb.or([eb('subject_kind', '<>', 'trainee'), eb('settled_at', 'is not', null)]))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('jobs')
            .select('jobs.id')
            .whereRef('jobs.deletion_id', '=', 'deletions.id')
            .where('jobs.state', 'in', ['preparing', 'running', 'undoing']),
        ),
      ),
    )
    .orderBy('purge_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** Returns the deletion; undefined if it is done, or another process works on it. */
export function takeLease(db: Db, id: number, { now, until }: { now: number; until: number }) {
  return db
    .updateTable('deletions')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('purged_at', 'is', null)
    .where(isFree(now))
    .returningAll()
    .executeTakeFirst();
}

/** Returns false if another process has the lease. Locks the deletion until the transaction ends. */
export async function renewLease(
  tx: Db,
  id: number,
  { held, until }: { held: number; until: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('deletions')
    .set({ lease_until: until })
    .where('id', '=', id)
    .where('lease_until', '=', held)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function endLease(db: Db, id: number, held: number): Promise<void> {
  await db
    .updateTable('deletions')
    .set({ lease_until: null })
    .where('id', '=', id)
    .where('lease_until', '=', held)
    .execute();
}

/** Call it with the lease, which a restore ends: there is more to do after it. */
export async function markSettled(tx: Db, id: number, at: number): Promise<void> {
  await tx.updateTable('deletions').set({ settled_at: at }).where('id', '=', id).execute();
}

export async function markPurged(tx: Db, id: number, at: number): Promise<void> {
  await tx.updateTable('deletions').set({ purged_at: at }).where('id', '=', id).execute();
}

/** The deletions of a company's modules and trainees, which were purged with it; not those of many trainees. */
export async function markPurgedOfCompany(tx: Db, companyId: number, at: number): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ purged_at: at })
    .where('company_id', '=', companyId)
    .where('subject_id', 'is not', null)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .execute();
}
