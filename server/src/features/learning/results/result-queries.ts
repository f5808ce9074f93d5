/** Queries for the results of current runs in the present modules of a company. */
import type { Db } from '#server/platform/database/schema.ts';
import { findProgressOfRuns } from '../figures/figure-queries.ts';
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

/** One row for each of these runs and each module that was reached in it, in no order. */
export async function listResults(db: Db, runIds: readonly number[]) {
  return runIds.length === 0 ? [] : findProgressOfRuns(db, { ids: runIds });
}
export type ResultRow = Awaited<ReturnType<typeof listResults>>[number];
