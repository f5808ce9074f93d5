/** Conditions on how trainees stand in their training, and in what is required of them, as parts of other queries. */

import { stuckSince } from '@portal/contract/rules';
import type { StatusFilter } from '@portal/contract/trainees';
import { type Expression, type ExpressionBuilder, sql } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';
import {
  isForTrainee,
  NEVER,
  recordedResultsOf,
  type StandingRange,
  waiversOf,
} from '../learning/service.ts';

/** How the trainees stand. At least one condition is not null. */
export interface StandingFilter {
  readonly status: StatusFilter | null;
  /** The module in which they have the status; null for the whole training. */
  readonly module: AskedModule | null;
  /** The keys of the worst standing of their modules. */
  readonly range: StandingRange | null;
  readonly due: DueRange | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

interface AskedModule {
  readonly id: number;
  readonly hasQuiz: boolean;
  readonly isForEveryone: boolean;
}

/** Civil dates, both included; null for no bound. Trainees without a due date are in no range. */
export interface DueRange {
  readonly from: string | null;
  readonly until: string | null;
}

export type WithFigures = Schema & { figures: Schema['trainee_figures'] };
export type OnFigures = ExpressionBuilder<WithFigures, 'figures'>;

/** A column that filters compare and indexes begin with. */
export type IndexedColumn = 'figures.standing_key' | 'figures.due_on';

/**
 * The condition on the figures, and on the progress in the module.
 *
 * @param indexed the column whose index is to be read. The others are values, which SQLite does not look up in an index:
 * it would read all trainees with the status or standing and sort them, instead of those of a page in the order of an
 * index.
 */
export const standsAs =
  (filter: StandingFilter, indexed: IndexedColumn | null = null) =>
  (eb: OnFigures) => {
    const { status, range, due } = filter;
    const column = (name: IndexedColumn) => (name === indexed ? eb.ref(name) : asValue(eb, name));
    return eb.and([
      ...(status === null ? [] : [hasStatus({ ...filter, status })(eb)]),
      ...(range === null ? [] : isInRange(eb, column('figures.standing_key'), range)),
      ...(due === null ? [] : isDue(eb, column('figures.due_on'), due)),
    ]);
  };

/** A value that SQLite does not look up in an index. */
const asValue = (eb: OnFigures, column: IndexedColumn): Expression<string> =>
  eb.fn.coalesce(column, sql.lit(''));

const isInRange = (eb: OnFigures, key: Expression<string>, { from, until }: StandingRange) => [
  eb(key, '>=', from),
  eb(key, '<=', until),
];

/** One bound at the end: of two, an index would be read from the later one, which are the many without a due date. */
const isDue = (eb: OnFigures, day: Expression<string>, { from, until }: DueRange) => [
  eb(day, '>=', from ?? ''),
  until === null || until >= NEVER ? eb(day, '<', NEVER) : eb(day, '<=', until),
];

interface AskedStatus extends StandingFilter {
  readonly status: StatusFilter;
}

const hasStatus =
  ({ status, module, now }: AskedStatus) =>
  (eb: OnFigures) => {
    if (status === 'invitation-refused') return isRefused(eb);
    const isIdle = eb('figures.idle_since', '<=', stuckSince(now));
    if (module !== null) {
      const isAs = standsInModule(module, status)(eb);
      return status === 'stuck' ? eb.and([isIdle, isAs]) : isAs;
    }
    if (status === 'not-completed') return eb(statusValue(eb), '<>', 'completed');
    return status === 'stuck' ? isIdle : eb(statusValue(eb), '=', status);
  };

const statusValue = (eb: OnFigures) => eb.fn.coalesce('figures.status', sql.lit(''));

const isRefused = (eb: OnFigures) =>
  eb('figures.user_id', 'in', eb.selectFrom('refused_invitations').select('user_id'));

/**
 * A trainee who is stuck in a module has begun it and not completed it. A module is completed by a pass, also while that is
 * being renewed, or by a recorded result. Those who need not take it have only the status of a completion.
 */
const standsInModule =
  (asked: AskedModule, status: Exclude<StatusFilter, 'invitation-refused'>) => (eb: OnFigures) => {
    const { and, exists, not, or } = eb;
    const { id, hasQuiz } = asked;
    const result = eb
      .selectFrom('progress')
      .select('progress.module_id')
      .whereRef('progress.run_id', '=', 'figures.run_id')
      .where('progress.module_id', '=', id);
    const completed = result.where((row) =>
      row.or([
        row('progress.passed_at', 'is not', null),
        row('progress.renews_run_id', 'is not', null),
      ]),
    );
    const userId = eb.ref('figures.user_id');
    const isCompleted = or([
      exists(completed),
      exists(recordedResultsOf({ userId, moduleId: eb.val(id) })),
    ]);
    const isOpen = and([not(isCompleted), isToBeTaken(asked)(eb)]);
    const tried = result.where('progress.best_total', 'is not', null);
    const begun = result.where((row) =>
      row.or([row('progress.watched_seconds', '>', 0), row('progress.best_total', 'is not', null)]),
    );
    const conditions = {
      completed: () => isCompleted,
      'not-completed': () => isOpen,
      failed: () => and([isOpen, exists(tried)]),
      stuck: () => and([isOpen, exists(begun)]),
      'in-progress': () => and([isOpen, exists(begun), ...(hasQuiz ? [not(exists(tried))] : [])]),
      'not-started': () => and([isOpen, not(exists(begun))]),
    } as const satisfies Record<typeof status, () => unknown>;
    return conditions[status]();
  };

/** The module is for the trainee, and not waived. */
const isToBeTaken =
  ({ id, isForEveryone }: AskedModule) =>
  (eb: OnFigures) => {
    const userId = eb.ref('figures.user_id');
    const waivers = waiversOf({
      userId,
      companyId: eb.ref('figures.company_id'),
      moduleId: eb.val(id),
    });
    const isNotWaived = eb.not(eb.exists(waivers));
    if (isForEveryone) return isNotWaived;
    const own = eb
      .selectFrom('modules')
      .select('modules.id')
      .where('modules.id', '=', id)
      .where((module) => isForTrainee(module, userId));
    return eb.and([isNotWaived, eb.exists(own)]);
  };
