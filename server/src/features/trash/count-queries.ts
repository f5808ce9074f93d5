/** Counts what a deletion has hidden, without what earlier deletions had hidden before. */
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

/** Ids of deletions grow, so a row that was hidden later, or not by itself, was shown until this deletion. */
const wasShown = (table: 'all_users' | 'all_modules', deletionId: number) =>
  sql<boolean>`coalesce(${sql.ref(`${table}.deletion_id`)}, ${deletionId}) >= ${deletionId}`;

interface OfCompany {
  readonly companyId: number;
  readonly deletionId: number;
}

interface Page {
  readonly after: number;
  readonly limit: number;
}

export async function listHiddenTrainees(
  db: Db,
  { companyId, deletionId }: OfCompany,
  { after, limit }: Page,
): Promise<number[]> {
  const rows = await db
    .selectFrom('all_users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .where(wasShown('all_users', deletionId))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts what the trainees have done in modules that were shown. */
export async function countOfTrainees(db: Db, deletionId: number, userIds: readonly number[]) {
  const runs = db.selectFrom('runs').select('runs.id').where('runs.user_id', 'in', userIds);
  const inRuns = (table: 'progress' | 'attempts') =>
    db
      .selectFrom(table)
      .innerJoin('all_modules', 'all_modules.id', 'module_id')
      .where('run_id', 'in', runs)
      .where(wasShown('all_modules', deletionId))
      .select(({ fn }) => fn.countAll<number>().as('count'));
  const feedback = db
    .selectFrom('feedback')
    .innerJoin('all_modules', 'all_modules.id', 'feedback.module_id')
    .where('feedback.user_id', 'in', userIds)
    .where(wasShown('all_modules', deletionId))
    .select(({ fn }) => fn.countAll<number>().as('count'));
  const helpRequests = db
    .selectFrom('help_requests')
    .where('user_id', 'in', userIds)
    .select(({ fn }) => fn.countAll<number>().as('count'));
  return {
    results: (await inRuns('progress').where('passed_at', 'is not', null).executeTakeFirstOrThrow())
      .count,
    attempts: (await inRuns('attempts').executeTakeFirstOrThrow()).count,
    helpRequests: (await helpRequests.executeTakeFirstOrThrow()).count,
    feedback: (await feedback.executeTakeFirstOrThrow()).count,
  };
}

interface OfModule {
  readonly moduleId: number;
  readonly deletionId: number;
}

/** Counts the results in a module of trainees who were shown. */
export async function countOfRuns(
  db: Db,
  { moduleId, deletionId }: OfModule,
  runIds: readonly number[],
) {
  const countIn = (table: 'progress' | 'attempts') =>
    db
      .selectFrom(table)
      .innerJoin('runs', 'runs.id', 'run_id')
      .innerJoin('all_users', 'all_users.id', 'runs.user_id')
      .where('module_id', '=', moduleId)
      .where('run_id', 'in', runIds)
      .where(wasShown('all_users', deletionId))
      .select(({ fn }) => fn.countAll<number>().as('count'));
  return {
    results: (
      await countIn('progress').where('passed_at', 'is not', null).executeTakeFirstOrThrow()
    ).count,
    attempts: (await countIn('attempts').executeTakeFirstOrThrow()).count,
  };
}

/** The next help requests about a module; `is_counted` is 0 if their trainee was hidden before. */
export function listHelpRequests(
  db: Db,
  { moduleId, deletionId }: OfModule,
  { after, limit }: Page,
) {
  return db
    .selectFrom('help_requests')
    .innerJoin('all_users', 'all_users.id', 'help_requests.user_id')
    .select(({ eb }) => [
      'help_requests.id',
      eb.case().when(wasShown('all_users', deletionId)).then(1).else(0).end().as('is_counted'),
    ])
    .where('help_requests.module_id', '=', moduleId)
    .where('help_requests.id', '>', after)
    .orderBy('help_requests.id')
    .limit(limit)
    .execute();
}

/** Adds numbers to those of the deletion. */
export async function storeCounts(tx: Db, deletionId: number, counts: string): Promise<void> {
  await tx.updateTable('deletions').set({ counts }).where('id', '=', deletionId).execute();
}
