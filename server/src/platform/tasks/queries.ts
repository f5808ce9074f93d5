/** The queue of the background work: one row for each kind and key of which something is to be done. */
import type { ExpressionBuilder, Selectable } from 'kysely';
import type { Db, Schema } from '../database/schema.ts';
import { retryMs } from './retry.ts';

/** While a process works on a task it renews the lease. After a kill another process continues. */
export const LEASE_MS = 15_000;
/** A task that has failed so often waits for an operator. */
export const ATTEMPTS_MAX = 10;

export interface NewTask {
  readonly kind: string;
  readonly key: string;
  /** For tasks of one company, so that those of others are not delayed by very many of it. */
  readonly companyId?: number | undefined;
  readonly runAt: number;
  readonly now: number;
}

/** A task of the same kind and key begins again, also while a process works on it. */
export async function enqueue(tx: Db, { kind, key, companyId, runAt, now }: NewTask) {
  await tx
    .insertInto('tasks')
    .values({ kind, key, company_id: companyId ?? null, run_at: runAt, created_at: now })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'key']).doUpdateSet(({ eb, fn, ref }) => ({
        ...unfailed,
        company_id: fn.coalesce(ref('excluded.company_id'), ref('tasks.company_id')),
        cursor: null,
        run_at: runAt,
        lease_until: 0,
        claims: eb('tasks.claims', '+', 1),
      })),
    )
    .execute();
}

interface Periodic {
  readonly kind: string;
  /** Milliseconds. */
  readonly every: number;
  readonly now: number;
}

/** Adds a task that repeats itself. One that is there runs after one period at the latest, also if the clock was set back. */
export async function insertPeriodic(db: Db, { kind, every, now }: Periodic): Promise<void> {
  await db
    .insertInto('tasks')
    .values({ kind, key: '', run_at: now, created_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet({ run_at: now + every })
        .where('tasks.run_at', '>', now + every),
    )
    .execute();
}

/** Makes the tasks of the kind due, without a new beginning of those that are at work. */
export async function makeDue(db: Db, kind: string, now: number): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ run_at: now })
    .where('kind', '=', kind)
    .where('run_at', '>', now)
    .execute();
}

const unfailed = { attempts: 0, last_error: null, failing_since: null, is_reported: 0 };

/** Tasks of one kind and one company, or of none. */
export interface Group {
  readonly kind: string;
  readonly companyId: number | null;
}

/** The groups that have a due task of these kinds. */
export async function listDue(db: Db, kinds: readonly string[], now: number): Promise<Group[]> {
  if (kinds.length === 0) return [];
  return due(db, now)
    .select(['kind', 'company_id as companyId'])
    .distinct()
    .where('kind', 'in', kinds)
    .execute();
}

const due = (db: Db, now: number) =>
  db
    .selectFrom('tasks')
    .where('run_at', '<=', now)
    .where('attempts', '<', ATTEMPTS_MAX)
    .where(isFree(now));

/** No process works on it. A lease that ends later than it can was set before a clock was set back. */
const isFree =
  (now: number) =>
  ({ eb, or }: ExpressionBuilder<Schema, 'tasks'>) =>
    or([eb('lease_until', '<=', now), eb('lease_until', '>', now + 2 * LEASE_MS)]);

/** Takes the task of the group that is due for the longest time. Undefined if there is none, or another one was faster. */
export async function claim(
  db: Db,
  { kind, companyId }: Group,
  { now, everyMs }: { readonly now: number; readonly everyMs?: number | undefined },
): Promise<ClaimedTask | undefined> {
  const row = await due(db, now)
    .select(['id', 'attempts'])
    .where('kind', '=', kind)
    .where('company_id', companyId === null ? 'is' : '=', companyId)
    .orderBy('run_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { attempts } = row;
  return (
    taking(db, now)
      .set({
        // One that repeats itself goes on whatever happens, because nothing else would do its work.
        attempts: everyMs === undefined ? attempts + 1 : Math.min(attempts + 1, ATTEMPTS_MAX - 1),
        // The next run of a task that repeats itself, which a process may make due earlier; for another task the next
        // attempt if this process is killed.
        run_at: now + (everyMs ?? retryMs(attempts)),
      })
      .$if(attempts > 0, (query) =>
        query.set((eb) => ({
          last_error: eb.fn.coalesce('last_error', eb.cast<string>(eb.val(KILLED), 'text')),
          failing_since: firstOr(eb, now),
        })),
      )
      .where('id', '=', row.id)
      // Another process may have done it meanwhile.
      .where('run_at', '<=', now)
      .executeTakeFirst()
  );
}

/** Takes one task, due or not. Undefined if it is done, or another process works on it. */
export function claimByKey(
  db: Db,
  { kind, key }: { readonly kind: string; readonly key: string },
  now: number,
): Promise<ClaimedTask | undefined> {
  return taking(db, now)
    .set(({ eb }) => ({ run_at: now, attempts: eb('attempts', '+', 1) }))
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
}

/** A process that is killed by the task stores no failure: each claim is an attempt until a step is done. */
const taking = (db: Db, now: number) =>
  db
    .updateTable('tasks')
    .set(({ eb }) => ({
      lease_until: now + LEASE_MS,
      claims: eb('claims', '+', 1),
    }))
    .where(isFree(now))
    .returning(['id', 'kind', 'key', 'cursor', 'claims', 'attempts']);

export type ClaimedTask = Pick<
  Selectable<Schema['tasks']>,
  'id' | 'kind' | 'key' | 'cursor' | 'claims' | 'attempts'
>;

/** Only the last process that has claimed the task changes it. */
const held = (tx: Db, { id, claims }: Held) =>
  tx.updateTable('tasks').where('id', '=', id).where('claims', '=', claims);
type Held = Pick<ClaimedTask, 'id' | 'claims'>;

type Progress = Partial<{
  readonly cursor: string | null;
  readonly run_at: number;
  readonly lease_until: number;
}>;

/** Stores that a step was done. Returns false if another process has the task. */
export async function store(tx: Db, task: Held, progress: Progress): Promise<boolean> {
  const { numUpdatedRows } = await held(tx, task)
    .set({ ...unfailed, ...progress })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Returns false if another process has the task. */
export async function remove(tx: Db, { id, claims }: Held): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('tasks')
    .where('id', '=', id)
    .where('claims', '=', claims)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Returns false if another process has the task. */
export async function renewLease(db: Db, task: Held, now: number): Promise<boolean> {
  const { numUpdatedRows } = await held(db, task)
    .set({ lease_until: now + LEASE_MS })
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

interface Released extends Held {
  readonly attempts: number;
  /** Without it, one that repeats itself goes on at the time of its next run. */
  readonly runAt?: number;
}

/** Lets another process go on. */
export async function release(db: Db, { attempts, runAt, ...task }: Released): Promise<void> {
  await held(db, task)
    .set({ lease_until: 0, attempts, ...(runAt !== undefined && { run_at: runAt }) })
    .execute();
}

interface Failure {
  readonly attempts: number;
  readonly error: string;
  readonly runAt: number;
  readonly now: number;
}

export async function fail(db: Db, task: Held, { attempts, error, runAt, now }: Failure) {
  await held(db, task)
    .set({ attempts, last_error: error, run_at: runAt, lease_until: 0 })
    .set((eb) => ({ failing_since: firstOr(eb, now) }))
    .execute();
}

/** Stored for a task without a result, until it fails in another way. */
const KILLED = 'The process that worked on it has ended.';

/** The time of the first failure since the last step that was done, or now. */
const firstOr = ({ fn, cast, val }: ExpressionBuilder<Schema, 'tasks'>, now: number) =>
  fn.coalesce('failing_since', cast<number>(val(now), 'bigint'));

/** Whether there is something to do for this key. */
export async function isWaiting(db: Db, kind: string, key: string): Promise<boolean> {
  const row = await db
    .selectFrom('tasks')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row !== undefined;
}
