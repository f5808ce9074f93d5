import type { Db } from '#server/platform/database/schema.ts';
import { isReady } from './module-queries.ts';
import { MODULE_CHANGES } from './results/module-changes.ts';

/** The trainees whose current run does not exist, has ended, is hidden, or is not their newest one or of their company. */
export async function findTraineesWithoutRun(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('runs', 'runs.id', 'users.current_run_id')
    .select('users.id')
    .where('users.role', '=', 'TRAINEE')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('runs.id', 'is', null),
        eb('runs.ended_at', 'is not', null),
        eb('runs.hidden', '=', 1),
        not(eb('runs.user_id', '=', eb.ref('users.id'))),
        not(eb('runs.company_id', '=', eb.ref('users.company_id'))),
        exists(
          selectFrom('runs as newer')
            .select('newer.id')
            .whereRef('newer.user_id', '=', 'users.id')
            .whereRef('newer.number', '>', 'runs.number'),
        ),
      ]),
    )
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The runs that have ended or were completed, without one of the modules that were passed in them: such a run is shown
 * from the modules that were stored with it.
 */
export async function findRunsWithoutModules(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('runs')
    .innerJoin('progress', 'progress.run_id', 'runs.id')
    // A module that was deleted before the end is not stored with the run.
    .innerJoin('modules', (join) =>
      join
        .onRef('modules.id', '=', 'progress.module_id')
        .onRef('modules.company_id', '=', 'runs.company_id'),
    )
    .select('runs.id')
    .distinct()
    .where(({ eb, fn }) =>
      eb('progress.passed_at', '<=', fn.coalesce('runs.completed_at', 'runs.ended_at')),
    )
    .where((eb) => isReady(eb))
    .where('progress.carried_from_run_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('run_modules')
            .select('run_modules.module_id')
            .whereRef('run_modules.run_id', '=', 'runs.id')
            .whereRef('run_modules.module_id', '=', 'modules.id'),
        ),
      ),
    )
    .orderBy('runs.id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The next current runs whose figures must be right: of trainees and companies that are not hidden, unless the figures
 * of the company are being computed again.
 */
export async function listRunsWithFigures(
  db: Db,
  { after, limit }: { readonly after: number; readonly limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('runs')
    .innerJoin('users', (join) =>
      join
        .onRef('users.current_run_id', '=', 'runs.id')
        .onRef('users.id', '=', 'runs.user_id')
        .onRef('users.company_id', '=', 'runs.company_id'),
    )
    .select('runs.id')
    .where('runs.ended_at', 'is', null)
    .where('runs.id', '>', after)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('tasks')
            .select('tasks.id')
            .where('tasks.kind', '=', MODULE_CHANGES)
            .whereRef('tasks.company_id', '=', 'runs.company_id'),
        ),
      ),
    )
    .orderBy('runs.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
