import type { ExpressionBuilder } from 'kysely';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { isReady, questionCount, videoDuration } from '../module-queries.ts';
import { isForTrainee } from '../standing/condition-queries.ts';

/** Returns the runs that were not completed before: the first time stays. */
export async function markRunsCompleted(
  tx: Db,
  ids: readonly number[],
  { at, changeId }: Completed,
): Promise<number[]> {
  return (await setCompleted(tx, { ids, at, changeId })).map(({ id }) => id);
}

interface Completed {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The change that completes the runs; null if their trainees do. */
  readonly changeId: number | null;
}

const setCompleted = prepared((db, param: Param<Ids & Completed>) =>
  db
    .updateTable('runs')
    .set({ completed_at: param('at'), completed_by: param('changeId') })
    .where(isOneOf(db, 'id', param('ids')))
    .where('completed_at', 'is', null)
    .returning('id'),
);

/**
 * Stores the present modules of the runs' paths with the runs, and those that are for others now and were passed in them.
 * Drafts are left out. The modules are read once for all of the runs, so that one that is for others leaves a gap in the
 * positions.
 */
export const freezeModules = prepared((db, param: Param<Ids>) =>
  db
    .with('present', (cte) =>
      cte
        .selectFrom('modules')
        .select((row) => [
          'modules.id',
          'modules.name',
          row(
            row.fn.agg<number>('row_number').over((over) =>
              over
                .partitionBy('modules.company_id')
                .orderBy('modules.position', (order) => order.asc().nullsLast())
                .orderBy('modules.id'),
            ),
            '-',
            row.lit(1),
          ).as('position'),
          videoDuration(row).as('seconds'),
          questionCount(row).as('questions'),
        ])
        .where('modules.company_id', 'in', (eb) =>
          eb
            .selectFrom('runs')
            .select('runs.company_id')
            .where(isOneOf(db, 'runs.id', param('ids'))),
        )
        .where((row) => isReady(row)),
    )
    .insertInto('run_modules')
    .columns(['run_id', 'module_id', 'name', 'position', 'seconds', 'questions'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .innerJoin('modules', 'modules.company_id', 'runs.company_id')
        .innerJoin('present', 'present.id', 'modules.id')
        .select([
          'runs.id',
          'present.id as module_id',
          'present.name',
          'present.position',
          'present.seconds',
          'present.questions',
        ])
        .where(isOneOf(db, 'runs.id', param('ids')))
        .where((row) =>
          row.or([isForTrainee(row, row.ref('runs.user_id')), row.exists(passesIn(row))]),
        ),
    ),
);

/** The pass in the module in the run, unless a renewal has taken it over. */
const passesIn = ({ selectFrom }: ExpressionBuilder<Schema, 'runs' | 'modules'>) =>
  selectFrom('progress as passed')
    .select('passed.module_id')
    .whereRef('passed.run_id', '=', 'runs.id')
    .whereRef('passed.module_id', '=', 'modules.id')
    .where('passed.passed_at', 'is not', null)
    .where('passed.carried_from_run_id', 'is', null);

/** Stores the modules that were passed in these completed runs without being a part of the completion. */
export const freezeAddedModules = prepared((db, param: Param<Ids & { readonly at: number }>) =>
  db
    .insertInto('run_modules')
    .columns(['run_id', 'module_id', 'name', 'position', 'seconds', 'questions', 'added_at'])
    .expression((eb) =>
      eb
        .selectFrom('runs')
        .innerJoin('progress', 'progress.run_id', 'runs.id')
        .innerJoin('modules', (join) =>
          join
            .onRef('modules.id', '=', 'progress.module_id')
            .onRef('modules.company_id', '=', 'runs.company_id'),
        )
        .select((row) => [
          'runs.id',
          'modules.id as module_id',
          'modules.name',
          row
            .selectFrom('run_modules')
            .select(({ fn, lit, eb: sum }) =>
              sum(fn.coalesce(fn.max('run_modules.position'), lit(-1)), '+', lit(1)).as('next'),
            )
            .whereRef('run_modules.run_id', '=', 'runs.id')
            .$asScalar()
            .$notNull()
            .as('position'),
          videoDuration(row).as('seconds'),
          questionCount(row).as('questions'),
          row.cast<number>(row.val(param('at')), 'bigint').as('added_at'),
        ])
        .where(isOneOf(db, 'runs.id', param('ids')))
        .where('runs.completed_at', 'is not', null)
        .where('progress.passed_at', 'is not', null)
        // A module that a renewal has taken over was not passed in this run.
        .where('progress.carried_from_run_id', 'is', null)
        .where((row) => isReady(row))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('run_modules')
                .select('run_modules.module_id')
                .whereRef('run_modules.run_id', '=', 'runs.id')
                .whereRef('run_modules.module_id', '=', 'modules.id'),
            ),
          ),
        ),
    ),
);
