/** Compares the rows of the database with what the actions of the drill must have done. */
import type { Job } from '@portal/contract/jobs';
import { DELETION } from '../../../server/src/features/deletions/kind.ts';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { ATTEMPTS_MAX } from '../../../server/src/platform/tasks/queries.ts';
import { compare, type Tally } from './tally.ts';

export interface ExpectedTrainees {
  readonly ids: readonly number[];
  /** Null if they are deleted. */
  readonly companyId: number | null;
  /** Runs of each trainee, the current one included. */
  readonly runs: number;
}

/** Each trainee is in the company, or deleted, and has had this number of runs, of which one is current. */
export async function checkTrainees(
  db: Db,
  tally: Tally,
  { what, ids, companyId, runs }: ExpectedTrainees & { readonly what: string },
): Promise<void> {
  const shown = await db
    .selectFrom('users')
    .select(['id', 'company_id'])
    .where('id', 'in', ids)
    .execute();
  const stored = await db
    .selectFrom('runs')
    .select('user_id')
    .select(({ fn }) => [fn.countAll().as('all'), fn.count('ended_at').as('ended')])
    .where('user_id', 'in', ids)
    .groupBy('user_id')
    .execute();
  const companyOf = new Map(shown.map(({ id, company_id }) => [id, company_id]));
  const runsOf = new Map(stored.map((row) => [row.user_id, row]));
  const wrongPlace = ids.filter((id) => (companyOf.get(id) ?? null) !== companyId);
  const at = companyId === null ? 'deleted' : `in company ${companyId}`;
  compare(tally, `${what}: trainees ${at}`, {
    expected: ids.length,
    found: ids.length - wrongPlace.length,
  });
  tally.effects += 2 * ids.length;
  for (const id of ids) {
    const { all = 0, ended = 0 } = runsOf.get(id) ?? {};
    compare(tally, `${what}: runs of trainee ${id}`, { expected: runs, found: Number(all) });
    const current = Number(all) - Number(ended);
    compare(tally, `${what}: current runs of trainee ${id}`, { expected: 1, found: current });
  }
}

/** The numbers of the job that its admin sees, and its lines in the activity. */
export async function checkJob(
  db: Db,
  tally: Tally,
  { job, total, lines }: { readonly job: Job; readonly total: number; readonly lines: number },
): Promise<void> {
  const what = `job ${job.id} (${job.kind}, ${job.state})`;
  const isUndone = job.state === 'undone';
  compare(tally, `${what}: total`, { expected: total, found: job.total });
  compare(tally, `${what}: done`, { expected: isUndone ? 0 : total, found: job.done });
  compare(tally, `${what}: refused`, { expected: 0, found: job.refused });
  const { undone } = await db
    .selectFrom('jobs')
    .select('undone')
    .where('id', '=', job.id)
    .executeTakeFirstOrThrow();
  compare(tally, `${what}: undone`, { expected: isUndone ? total : 0, found: Number(undone) });
  const recorded = await db
    .selectFrom('activity')
    .select('id')
    .where('job_id', '=', job.id)
    .execute();
  compare(tally, `${what}: lines in the activity`, { expected: lines, found: recorded.length });
}

/** The trainees that the deletion hides, and the number that the trash shows. */
export async function checkMarked(
  db: Db,
  tally: Tally,
  { deletionId, expected }: { readonly deletionId: number; readonly expected: number },
): Promise<void> {
  const marked = await db
    .selectFrom('all_users')
    .select('id')
    .where('deletion_id', '=', deletionId)
    .execute();
  compare(tally, `deletion ${deletionId}: marked trainees`, { expected, found: marked.length });
}

/** Each row of `tasks` belongs to a task that repeats itself, or to a deletion that waits for its purge. */
export async function checkTasks(db: Db, tally: Tally): Promise<void> {
  for (const task of await findLeftTasks(db))
    compare(tally, `task that is left: ${JSON.stringify(task)}`, { expected: 0, found: 1 });
  const failing = await db
    .selectFrom('tasks')
    .select(['kind', 'key', 'attempts', 'last_error'])
    // One that repeats itself was only interrupted by a kill.
    .where('key', '<>', '')
    .where(({ eb, or }) =>
      or([eb('failing_since', 'is not', null), eb('attempts', '>=', ATTEMPTS_MAX)]),
    )
    .execute();
  for (const task of failing)
    compare(tally, `task that fails: ${JSON.stringify(task)}`, { expected: 0, found: 1 });
  tally.effects += 2;
}

export async function findLeftTasks(db: Db) {
  const tasks = await db
    .selectFrom('tasks')
    .select(['kind', 'key', 'run_at', 'lease_until', 'attempts', 'claims', 'cursor'])
    .where('key', '!=', '')
    .execute();
  const waiting = await db
    .selectFrom('deletions')
    .select('id')
    .where('settled_at', 'is not', null)
    .where('restored_at', 'is', null)
    .where('purged_at', 'is', null)
    .where('purge_at', '>', Date.now())
    .execute();
  const waitingKeys = new Set(waiting.map(({ id }) => String(id)));
  return tasks.filter(({ kind, key }) => kind !== DELETION || !waitingKeys.has(key));
}
