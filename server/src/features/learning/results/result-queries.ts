/** Queries for the results of current runs in the present modules of a company. */
import type { Db } from '#server/platform/database/schema.ts';
import { isReady, questionCount } from '../module-queries.ts';

/** The modules of a company in training order, without drafts. */
export function listReadyModules(db: Db, companyId: number) {
  return db
    .selectFrom('modules')
    .select(['modules.id', 'modules.name', 'modules.pass_mark'])
    .select((eb) => [
      questionCount(eb).as('question_count'),
      eb
        .selectFrom('module_follow_ups')
        .select(({ fn }) => fn.max('module_follow_ups.created_at').as('replaced_at'))
        .whereRef('module_follow_ups.module_id', '=', 'modules.id')
        .where('module_follow_ups.kind', '=', 'reset-watching')
        .as('video_replaced_at'),
    ])
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .orderBy('modules.position', (order) => order.asc().nullsLast())
    .orderBy('modules.id')
    .execute();
}

/**
 * One row for each of these runs and each module that was reached in it, in no order. Until a renewal is passed, with the
 * pass that it renews.
 */
export async function listResults(db: Db, runIds: readonly number[]) {
  if (runIds.length === 0) return [];
  return db
    .selectFrom('progress')
    .leftJoin('progress as renewed', (join) =>
      join
        .onRef('renewed.run_id', '=', 'progress.renews_run_id')
        .onRef('renewed.module_id', '=', 'progress.module_id')
        .on('progress.passed_at', 'is', null),
    )
    .select(({ fn }) => [
      'progress.run_id',
      'progress.module_id',
      'progress.watched_seconds',
      fn.coalesce('renewed.opened_at', 'progress.opened_at').as('opened_at'),
      fn.coalesce('renewed.passed_at', 'progress.passed_at').as('passed_at'),
      fn.coalesce('renewed.best_correct', 'progress.best_correct').as('best_correct'),
      fn.coalesce('renewed.best_total', 'progress.best_total').as('best_total'),
    ])
    .where('progress.run_id', 'in', runIds)
    .execute();
}
export type ResultRow = Awaited<ReturnType<typeof listResults>>[number];
