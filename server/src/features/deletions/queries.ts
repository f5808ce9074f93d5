import { searchKey } from '@portal/contract/text-keys';
import type { TrashKind } from '@portal/contract/trash';
import { type SelectQueryBuilder, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { enqueue } from '#server/platform/tasks/queries.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { DELETION } from './kind.ts';
import { isSeen, type SeenDeletions } from './seen-queries.ts';

export interface TrashFilter {
  readonly kind: TrashKind | undefined;
  readonly companyId: number | undefined;
  readonly search: string;
  /** Only deletions older than this one. */
  readonly before: number | undefined;
  readonly limit: number;
  readonly seen: SeenDeletions;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Deletions per query of a filtered list; about 2 ms on SQLite. */
const DELETIONS_PER_WINDOW = 10_000;

/** The deletions that can be restored, newest first. Filtered ones are searched in windows, between which other work goes on. */
export async function listRestorable(db: Db, filter: TrashFilter): Promise<DeletionRow[]> {
  const { kind, companyId, search, before = Number.MAX_SAFE_INTEGER, limit, seen, now } = filter;
  const isFiltered =
    kind !== undefined || companyId !== undefined || search !== '' || seen !== null;
  if (!isFiltered) return listWindow(db, filter, { from: 0, before }, limit);
  const ends = await findEnds(db, now);
  const slice = startTimeSlice();
  const found: DeletionRow[] = [];
  for (let end = Math.min(before, ends.newest + 1); end > ends.oldest; ) {
    const from = Math.max(0, end - DELETIONS_PER_WINDOW);
    found.push(...(await listWindow(db, filter, { from, before: end }, limit - found.length)));
    if (found.length === limit) break;
    end = from;
    if (slice.isOver) await slice.next();
  }
  return found;
}

export type DeletionRow = Awaited<ReturnType<typeof listWindow>>[number];

interface Window {
  readonly from: number;
  readonly before: number;
}

function listWindow(db: Db, filter: TrashFilter, { from, before }: Window, limit: number) {
  const { kind, companyId, search, seen, now } = filter;
  const key = searchKey(search);
  return restorable(db, now)
    .where(isSeen(db, seen))
    .where('id', '>=', from)
    .where('id', '<', before)
    .$if(kind !== undefined, (query) => query.where('subject_kind', '=', kind ?? null))
    .$if(companyId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('company_id', '=', companyId ?? 0),
          eb.and([eb('subject_kind', '=', 'company'), eb('subject_id', '=', companyId ?? 0)]),
        ]),
      ),
    )
    .$if(key !== '', (query) =>
      query.where(sql<boolean>`search_key like ${likePattern(key)} escape '\\'`),
    )
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** The ids between which all deletions are that can be restored. */
async function findEnds(db: Db, now: number) {
  const first = (direction: 'asc' | 'desc') =>
    restorable(db, now).where('id', '>', 0).orderBy('id', direction).limit(1).executeTakeFirst();
  return { oldest: (await first('asc'))?.id ?? 0, newest: (await first('desc'))?.id ?? -1 };
}

const restorable = (db: Db, now: number) =>
  db
    .selectFrom('deletions')
    .selectAll()
    .where('restored_at', 'is', null)
    .where('merged_at', 'is', null)
    .where('purged_at', 'is', null)
    // The sign keeps SQLite from reading and sorting all of them by the index of that column.
    .where(sql<number>`+purge_at`, '>', now);

/** A deletion that can be restored, locked until the transaction ends. */
export function lockRestorable(tx: Db, id: number, now: number) {
  return locked(tx, restorable(tx, now), id);
}

export type Deletion = DeletionRow;

/** Any deletion, locked until the transaction ends. */
export function lockDeletion(tx: Db, id: number): Promise<Deletion | undefined> {
  return locked(tx, tx.selectFrom('deletions').selectAll(), id);
}

function locked<O>(tx: Db, query: SelectQueryBuilder<Schema, 'deletions', O>, id: number) {
  return (
    query
      .where('id', '=', id)
      // On SQLite a write transaction is exclusive from its beginning.
      .$if(engineOf(tx) === 'postgres', (query) => query.forUpdate())
      .executeTakeFirst()
  );
}

/** The part of a deletion by which admins are notified. */
export function findConcerned(db: Db, id: number) {
  return db
    .selectFrom('deletions')
    .select(['subject_kind', 'subject_id', 'company_id', 'deleted_by'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Whether an action on many trainees still adds to the deletion, or undoes it. */
export async function isUsedByJob(db: Db, id: number): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('deletion_id', '=', id)
    .where('state', 'in', ['preparing', 'running', 'undoing'])
    .limit(1)
    .executeTakeFirst();
  return job !== undefined;
}

/** Trainees whose emails other accounts use: they stay in the trash, as a deletion of their own. */
export interface Remaining {
  readonly deletionId: number;
  readonly trainees: number;
}

/** The outcome of a restore, stored with it: a client that asks again gets the same answer. */
export type RestoreResult =
  | {
      /** The name of the subject, or the number of restored trainees. */
      readonly restored: string | number;
      readonly remaining: Remaining | null;
    }
  /** The names of the deleted trainee and of the one who has got the results. */
  | { readonly merged: string; readonly into: string };

interface Restored {
  readonly at: number;
  /** Null if work is left for the background. */
  readonly settledAt: number | null;
  readonly result: RestoreResult;
}

export async function markRestored(
  tx: Db,
  id: number,
  { at, settledAt, result }: Restored,
): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({
      restored_at: at,
      settled_at: settledAt,
      restore_result: JSON.stringify(result),
    })
    .where('id', '=', id)
    .execute();
}

/** There is no more to do after the deletion or the restore, until the purge. */
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

/** The rest of the trainee is not listed, and is purged at its time. */
export async function markMerged(
  tx: Db,
  id: number,
  { at, result }: Omit<Restored, 'settledAt'>,
): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ merged_at: at, restore_result: JSON.stringify(result) })
    .where('id', '=', id)
    .execute();
}

/** The result of a restore that is done; null if the deletion was not restored, or by the undo of an action. */
export async function findRestoreResult(db: Db, id: number): Promise<RestoreResult | null> {
  const row = await db
    .selectFrom('deletions')
    .select('restore_result')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.restore_result ? (JSON.parse(row.restore_result) as RestoreResult) : null;
}

/** From now on it is not listed, and purged in the background. */
export async function requestPurge(tx: Db, id: number, at: number): Promise<void> {
  await tx
    .updateTable('deletions')
    .set({ purge_at: at, purge_requested_at: at })
    .where('id', '=', id)
    .execute();
}

/** The trainees of a deletion who stay in the trash when the others are restored; part of a deletion like theirs. */
export async function insertRemaining(
  tx: Db,
  deletion: DeletionRow,
  remaining: {
    readonly subjectId: number | null;
    readonly name: string;
    readonly count: number;
    readonly company: { readonly id: number; readonly name: string } | null;
    /** Milliseconds since 1970. */
    readonly now: number;
  },
): Promise<number> {
  const { subjectId, name, count, company, now } = remaining;
  const { id } = await tx
    .insertInto('deletions')
    .values({
      subject_kind: 'trainee',
      subject_id: subjectId,
      subject_name: name,
      search_key: searchKey(name),
      company_id: company?.id ?? null,
      company_name: company?.name ?? null,
      deleted_by: deletion.deleted_by,
      deleted_by_name: deletion.deleted_by_name,
      deleted_at: deletion.deleted_at,
      purge_at: deletion.purge_at,
      settled_at: deletion.deleted_at,
      counts: JSON.stringify({ trainees: count }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueue(tx, {
    kind: DELETION,
    key: String(id),
    companyId: company?.id,
    runAt: deletion.purge_at,
    now,
  });
  return id;
}
