/** Finds runs for admins. Runs in a hidden company are left out, as the company is. */
import type { Expression, ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

export const shownRuns = (db: Db) =>
  db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .innerJoin('companies', 'companies.id', 'runs.company_id');

export interface RunAndModule {
  readonly userId: number;
  readonly number: number;
  readonly moduleId: number;
}

/** The id of the run, if the module is one of its modules. */
export function findRunWithModule(db: Db, { userId, number, moduleId }: RunAndModule) {
  return shownRuns(db)
    .select('runs.id')
    .where('runs.user_id', '=', userId)
    .where('runs.number', '=', number)
    .where((eb) => isModuleOfRun(eb, eb.cast<number>(eb.val(moduleId), 'bigint')))
    .executeTakeFirst();
}

/** The attempt, unless its trainee, company or, in the current run, its module is hidden. */
export function findShownAttempt(db: Db, id: number) {
  return shownRuns(db)
    .innerJoin('attempts', 'attempts.run_id', 'runs.id')

    .select('attempts.run_id')
    .where('attempts.id', '=', id)
    .where((eb) => isModuleOfRun(eb, eb.ref('attempts.module_id')))
    .executeTakeFirst();
}

/** Modules of a run: the company's modules for the current run, the frozen ones (`run_modules`) for an ended run. */
function isModuleOfRun(eb: ExpressionBuilder<Schema, 'runs'>, moduleId: Expression<number>) {
  const present = eb
    .selectFrom('modules')
    .select('modules.id')
    .where('modules.id', '=', moduleId)
    .whereRef('modules.company_id', '=', 'runs.company_id');
  const frozen = eb
    .selectFrom('run_modules')
    .select('run_modules.module_id')
    .whereRef('run_modules.run_id', '=', 'runs.id')
    .where('run_modules.module_id', '=', moduleId);
  return eb.or([
    eb.and([eb('runs.ended_at', 'is', null), eb.exists(present)]),
    eb.and([eb('runs.ended_at', 'is not', null), eb.exists(frozen)]),
  ]);
}
