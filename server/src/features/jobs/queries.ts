import type { JobState } from '@portal/contract/jobs';
import type { ExpressionBuilder, Insertable, SelectQueryBuilder } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

/** The task of a job, by its id. */
export const JOB = 'job';

const ENDED = ['done', 'cancelled', 'failed', 'undone'] as const satisfies readonly JobState[];

const jobs = (db: Db) => db.selectFrom('jobs').selectAll('jobs').select(restorableUntil);

/** Until when its deletion can be restored, in ms since 1970; null if it cannot, or for a job without a deletion. */
const restorableUntil = ({ selectFrom }: ExpressionBuilder<Schema, 'jobs'>) =>
  selectFrom('deletions')
    .select('purge_at')
    .whereRef('deletions.id', '=', 'jobs.deletion_id')
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    // Null while it is restored from the trash.
    .where('settled_at', 'is not', null)
    .as('restorable_until');

export type JobRow = NonNullable<Awaited<ReturnType<typeof findJob>>>;

export function findJob(db: Db, id: number) {
  return jobs(db).where('jobs.id', '=', id).executeTakeFirst();
}

/** Waits until no other transaction changes the job. */
export function lockJob(tx: Db, id: number) {
  return locked(tx, jobs(tx).where('jobs.id', '=', id)).executeTakeFirst();
}

/** A job that the transaction has locked, as it is now. */
export function getJob(tx: Db, id: number): Promise<JobRow> {
  return jobs(tx).where('jobs.id', '=', id).executeTakeFirstOrThrow();
}

/** On SQLite a write transaction is exclusive from its beginning. */
function locked<O>(tx: Db, query: SelectQueryBuilder<Schema, 'jobs', O>) {
  return engineOf(tx) === 'postgres' ? query.forUpdate('jobs') : query;
}

type NewJob = Pick<
  Insertable<Schema['jobs']>,
  | 'kind'
  | 'created_by'
  | 'created_by_name'
  | 'created_by_reach'
  | 'request_key'
  | 'company_id'
  | 'company_name'
  | 'group_id'
  | 'group_name'
  | 'exception'
  | 'total'
  | 'created_at'
>;

/** Inserts a job that is `preparing`. */
export async function insertJob(tx: Db, job: NewJob): Promise<number> {
  const { id } = await tx
    .insertInto('jobs')
    .values({ ...job, state: 'preparing' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Repetition {
  readonly createdBy: number;
  readonly requestKey: string;
  readonly since: number;
}

/** The id of the job that the same request has started, unless the job was stopped or undone since. */
export async function findRepeatedJob(tx: Db, { createdBy, requestKey, since }: Repetition) {
  const job = await tx
    .selectFrom('jobs')
    .select('id')
    .where('created_by', '=', createdBy)
    .where('created_at', '>=', since)
    .where('request_key', '=', requestKey)
    .where('state', 'in', ['preparing', 'running', 'done'])
    .executeTakeFirst();
  return job?.id;
}

/** The company is that of all trainees, or null; the company of a move or of new runs stays. */
export function setRunning(tx: Db, id: number, company: { id: number; name: string } | null) {
  return tx
    .updateTable('jobs')
    .set((eb) => ({
      state: 'running',
      company_id: eb.fn.coalesce('company_id', eb.val(company?.id ?? null)),
      company_name: eb.fn.coalesce('company_name', eb.val(company?.name ?? null)),
    }))
    .where('id', '=', id)
    .where('state', '=', 'preparing')
    .execute();
}

export type JobChanges = Partial<
  Pick<
    Schema['jobs'],
    | 'state'
    | 'deletion_id'
    | 'problem'
    | 'ended_at'
    | 'undone_by'
    | 'undone_by_name'
    | 'undone_by_reach'
  > & {
    readonly done: number;
    readonly refused: number;
    readonly undone: number;
    readonly invited: number;
  }
>;

export function updateJob(tx: Db, id: number, changes: JobChanges) {
  return tx.updateTable('jobs').set(changes).where('id', '=', id).execute();
}

/** The number of trainees to whom the job has sent an invitation. */
export function countInvited({ kind, done, invited, state }: JobRow): number {
  if (state === 'undone') return 0;
  return kind === 'invite' ? done : invited;
}

/** The oldest ended job from before `at`. */
export async function findOldJob(db: Db, at: number): Promise<number | undefined> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('state', 'in', ENDED)
    .where('created_at', '<', at)
    .limit(1)
    .executeTakeFirst();
  return job?.id;
}

export function deleteJob(db: Db, id: number) {
  return db.deleteFrom('jobs').where('id', '=', id).execute();
}
