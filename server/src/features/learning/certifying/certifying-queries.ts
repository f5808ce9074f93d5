/** Queries for completions that are certified, and for the runs whose completions are to be certified. */
import { sql } from 'kysely';
import { type Ids, isOneOf, type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';

const RUN_COLUMNS = [
  'runs.id',
  'runs.user_id',
  'runs.company_id',
  'runs.number',
  'runs.completed_at',
  'runs.ended_at',
  'runs.certify_at',
] as const;

interface OfCompany {
  readonly companyId: number;
}

interface CurrentRun extends OfCompany {
  readonly runId: number;
  readonly userId: number;
}

/**
 * The current run of a trainee, and before it those that have ended in the company and are not certified yet: all
 * completed ones until the completions from before the certificates are marked.
 */
export const findCurrentAndWaiting = prepared((db, param: Param<CurrentRun>) =>
  db
    .selectFrom('runs')
    .select(RUN_COLUMNS)
    .where('runs.user_id', '=', param('userId'))
    .where('runs.company_id', '=', param('companyId'))
    .where(({ and, or, eb, exists, selectFrom }) =>
      or([
        eb('runs.id', '=', param('runId')),
        and([eb('runs.ended_at', 'is not', null), eb('runs.certify_at', 'is not', null)]),
        and([
          eb('runs.ended_at', 'is not', null),
          eb('runs.completed_at', 'is not', null),
          exists(
            selectFrom('installation')
              .select('installation.singleton')
              .where('installation.certificates_since', 'is', null),
          ),
        ]),
      ]),
    )
    .orderBy('runs.number'),
);
export type RunRow = Awaited<ReturnType<typeof findCurrentAndWaiting>>[number];

interface Due {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The next company with this id or a later one that has due runs. Hidden companies and trainees wait for their restore. */
export const findNextCompany = prepared((db, param: Param<OfCompany & Due>) =>
  db
    .selectFrom('runs')
    .innerJoin('companies', 'companies.id', 'runs.company_id')
    .select('runs.company_id')
    .where('runs.certify_at', 'is not', null)
    .where('runs.company_id', '>=', param('companyId'))
    .where('runs.certify_at', '<=', param('now'))
    .where('runs.hidden', '=', sql.lit(0))
    .orderBy('runs.company_id')
    .limit(1),
);

interface Page extends OfCompany, Due {
  /** Only trainees with a greater id. */
  readonly after: number;
  readonly limit: number;
}

/** The next trainees with due runs in the company, each with one of these. */
export const findDueTrainees = prepared((db, param: Param<Page>) =>
  db
    .selectFrom('runs')
    .select(({ fn }) => ['runs.user_id', fn.min('runs.id').as('run_id')])
    .where('runs.certify_at', 'is not', null)
    .where('runs.company_id', '=', param('companyId'))
    .where('runs.user_id', '>', param('after'))
    .where('runs.certify_at', '<=', param('now'))
    .where('runs.hidden', '=', sql.lit(0))
    .groupBy('runs.user_id')
    .orderBy('runs.user_id')
    .limit(param('limit')),
);

/**
 * The due runs of these trainees in the company, by trainee and number. One who has moved to a company that is hidden is
 * hidden, too.
 */
export const findDueRuns = prepared((db, param: Param<OfCompany & Ids & Due>) =>
  db
    .selectFrom('runs')
    .select(RUN_COLUMNS)
    .where('runs.certify_at', 'is not', null)
    .where('runs.company_id', '=', param('companyId'))
    .where(isOneOf(db, 'runs.user_id', param('ids')))
    .where('runs.certify_at', '<=', param('now'))
    .where('runs.hidden', '=', sql.lit(0))
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'runs.user_id')),
    )
    .orderBy('runs.user_id')
    .orderBy('runs.number'),
);

/** One that was marked again meanwhile, for a later time, stays marked. */
export const clearMarks = prepared((db, param: Param<Ids & Due>) =>
  db
    .updateTable('runs')
    .set({ certify_at: null })
    .where(isOneOf(db, 'id', param('ids')))
    .where('certify_at', '<=', param('now')),
);

interface Marks extends Ids {
  /** When they are certified, in ms since 1970. */
  readonly certifyAt: number;
}

/**
 * Marks those of the current runs that are completed, or may have completed a module with certificates of its own. The
 * later of two marks counts.
 */
export const markCurrentRuns = prepared((db, param: Param<Marks>) =>
  db
    .updateTable('runs')
    .set({ certify_at: param('certifyAt') })
    .where(isOneOf(db, 'id', param('ids')))
    .where('ended_at', 'is', null)
    .where(({ or, eb }) =>
      or([eb('certify_at', 'is', null), eb('certify_at', '<', param('certifyAt'))]),
    )
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('completed_at', 'is not', null),
        exists(
          selectFrom('modules')
            .select('modules.id')
            .whereRef('modules.company_id', '=', 'runs.company_id')
            .where('modules.certified_since', 'is not', null),
        ),
      ]),
    ),
);

interface Earlier {
  /** Only runs with a greater id. */
  readonly after: number;
  readonly limit: number;
}

export const findRunsAfter = prepared((db, param: Param<Earlier>) =>
  db
    .selectFrom('runs')
    .select('id')
    .where('id', '>', param('after'))
    .orderBy('id')
    .limit(param('limit')),
);

export const markCompletedRuns = prepared((db, param: Param<Marks>) =>
  db
    .updateTable('runs')
    .set({ certify_at: param('certifyAt') })
    .where(isOneOf(db, 'id', param('ids')))
    .where('completed_at', 'is not', null)
    .where('certify_at', 'is', null),
);

/** The certified completions of these people in the company, each with the number of its run, the latest one last. */
export const findCompletions = prepared((db, param: Param<OfCompany & Ids>) =>
  db
    .selectFrom('path_completions')
    .innerJoin('runs', 'runs.id', 'path_completions.run_id')
    .select([
      'path_completions.id',
      'path_completions.user_id',
      'path_completions.run_id',
      'path_completions.module_id',
      'path_completions.basis',
      'path_completions.basis_hash',
      'runs.number as run_number',
    ])
    .where(isOneOf(db, 'path_completions.user_id', param('ids')))
    .where('path_completions.company_id', '=', param('companyId'))
    .orderBy('runs.number')
    .orderBy('path_completions.id'),
);
export type CompletionRow = Awaited<ReturnType<typeof findCompletions>>[number];

type NewCompletion = Omit<Schema['path_completions'], 'id'>;

const insertOnce = prepared((db, param: Param<NewCompletion>) =>
  db
    .insertInto('path_completions')
    .values({
      user_id: param('user_id'),
      company_id: param('company_id'),
      run_id: param('run_id'),
      module_id: param('module_id'),
      completed_on: param('completed_on'),
      basis: param('basis'),
      basis_hash: param('basis_hash'),
      created_at: param('created_at'),
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'basis_hash']).doNothing())
    .returning('id'),
);

/** Returns its id; null if there is such a completion already. */
export async function insertCompletion(tx: Db, completion: NewCompletion): Promise<number | null> {
  return (await insertOnce(tx, completion))[0]?.id ?? null;
}
