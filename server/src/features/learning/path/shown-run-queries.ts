/** Finds runs for admins. Runs in a hidden company are left out, as the company is. */
import type { Expression, ExpressionBuilder } from 'kysely';
import { isOneOf } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

/** The companies whose runs an admin sees, of which a trainee may have left some; null for all. */
export type RunCompanies = readonly number[] | null;

export const shownRuns = (db: Db, companies: RunCompanies = null) =>
  db
    .selectFrom('runs')
    .innerJoin('users', 'users.id', 'runs.user_id')
    .innerJoin('companies', 'companies.id', 'runs.company_id')
    .$if(companies !== null, (query) =>
      query.where(isOneOf(db, 'runs.company_id', companies ?? [])),
    );

export interface RunAndModule {
  readonly userId: number;
  readonly number: number;
  readonly moduleId: number;
  readonly companies: RunCompanies;
}

/** The id of the run, if the module is one of its modules. */
export function findRunWithModule(db: Db, { userId, number, moduleId, companies }: RunAndModule) {
  return shownRuns(db, companies)
    .select('runs.id')
    .where('runs.user_id', '=', userId)
    .where('runs.number', '=', number)
    .where((eb) => isModuleOfRun(eb, eb.cast<number>(eb.val(moduleId), 'bigint')))
    .executeTakeFirst();
}

/** The attempt, unless its trainee, company or, in the current run, its module is hidden. */
export function findShownAttempt(db: Db, id: number, companies: RunCompanies) {
  return shownRuns(db, companies)
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
