import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { isReady, questionCount } from '../module-queries.ts';

/** The modules of these companies, in no order; `is_ready` is 0 for a draft. */
export const findModulesOfCompanies = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('modules')
    .select((eb) => [
      'modules.id',
      'modules.company_id',
      'modules.pass_mark',
      questionCount(eb).as('question_count'),
      eb.case().when(isReady(eb)).then(1).else(0).end().as('is_ready'),
    ])
    .where(isOneOf(db, 'modules.company_id', param('ids'))),
);

/** Those of the modules that are not hidden. */
export async function findShownModuleIds(db: Db, ids: readonly number[]): Promise<number[]> {
  const rows = await db.selectFrom('modules').select('id').where('id', 'in', ids).execute();
  return rows.map(({ id }) => id);
}

/** One row for each trainee and opened module; a trainee who has opened none has one row of nulls. */
export const findProgressOfTrainees = prepared((db, param: Param<Ids>) =>
  db
    .selectFrom('users')
    .leftJoin('runs', 'runs.id', 'users.current_run_id')
    .leftJoin('progress', 'progress.run_id', 'users.current_run_id')
    .select([
      'users.id as user_id',
      'users.company_id',
      'runs.started_at',
      'runs.completed_at',
      'progress.module_id',
      'progress.opened_at',
      'progress.watched_seconds',
      'progress.best_correct',
      'progress.best_total',
      'progress.passed_at',
      'progress.renews_run_id',
      'progress.updated_at',
    ])
    .where(isOneOf(db, 'users.id', param('ids'))),
);

export type TraineeProgressRow = Awaited<ReturnType<typeof findProgressOfTrainees>>[number];
export type TraineeModuleRow = Awaited<ReturnType<typeof findModulesOfCompanies>>[number];

/** The next trainees of a company, by id. */
export async function findTraineeIds(
  db: Db,
  companyId: number,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', companyId)
    .where('role', '=', 'TRAINEE')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
