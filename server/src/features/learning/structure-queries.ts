/** What the trainees' progress needs when an administrator changes modules. */
import type { Db } from '../../platform/database/schema.ts';
import { isReady } from './module-queries.ts';

/**
 * Marks as reached, for every trainee of the company, the modules that stand open by the rule of
 * `unlocking.ts`. What was reached has its row already, so only what the order alone opens is added.
 */
export function rememberOpenModules(tx: Db, companyId: number, now: number) {
  const steps = tx
    .selectFrom('modules')
    .select((eb) => [
      'modules.id',
      eb.fn
        .agg<number | null>('lag', ['modules.id'])
        .over((over) =>
          over
            .orderBy('modules.position', (order) => order.asc().nullsLast())
            .orderBy('modules.id'),
        )
        .as('previous_id'),
    ])
    .where('modules.company_id', '=', companyId)
    .where(isReady)
    .as('step');
  return tx
    .insertInto('progress')
    .columns(['user_id', 'module_id', 'reached_at', 'updated_at'])
    .expression((eb) => {
      const at = eb.cast<number>(eb.val(now), 'bigint');
      return eb
        .selectFrom('users')
        .innerJoin(steps, (join) => join.onTrue())
        .leftJoin('progress as previous', (join) =>
          join
            .onRef('previous.user_id', '=', 'users.id')
            .onRef('previous.module_id', '=', 'step.previous_id'),
        )
        .leftJoin('progress as own', (join) =>
          join.onRef('own.user_id', '=', 'users.id').onRef('own.module_id', '=', 'step.id'),
        )
        .select(['users.id as user_id', 'step.id as module_id', at.as('reached'), at.as('updated')])
        .where('users.company_id', '=', companyId)
        .where('users.role', '=', 'TRAINEE')
        .where('own.user_id', 'is', null)
        .where(({ eb, or }) =>
          or([eb('step.previous_id', 'is', null), eb('previous.passed_at', 'is not', null)]),
        );
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'module_id']).doNothing())
    .execute();
}

/** A module that lost its last question is done for whoever watched it. */
export function passWatchers(tx: Db, moduleId: number, now: number) {
  return tx
    .updateTable('progress')
    .set({ passed_at: now })
    .where('module_id', '=', moduleId)
    .where('watched_at', 'is not', null)
    .where('passed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('questions').select('id').where('module_id', '=', moduleId))),
    )
    .execute();
}

/** Whoever has not passed starts a replaced video anew, and so does their clock. */
export function resetWatching(tx: Db, moduleId: number) {
  return tx
    .updateTable('progress')
    .set({ watched_seconds: 0, position_seconds: 0, watched_at: null, opened_at: null })
    .where('module_id', '=', moduleId)
    .where('passed_at', 'is', null)
    .execute();
}
