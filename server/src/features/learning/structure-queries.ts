/** Changes of the trainees' progress when an admin changes modules. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import { isReady } from './module-queries.ts';
import { findTraineeIds } from './trainees-queries.ts';

/** Trainees per batch; one or two milliseconds on SQLite with fifty modules. */
const TRAINEES_PER_STEP = 25;

/**
 * Marks as reached, for every trainee of the company, the modules that are unlocked by the rule of `path.ts`. Reached
 * modules have their row already, so only those that the order alone unlocks are added. All in `tx`, but in batches: on
 * SQLite other reads are answered in between.
 */
export async function rememberOpenModules(tx: Db, companyId: number, now: number): Promise<void> {
  const first = await findFirstStep(tx, companyId);
  if (first === undefined) return;
  const userIds = await findTraineeIds(tx, companyId);
  const slice = startTimeSlice();
  for (let from = 0; from < userIds.length; from += TRAINEES_PER_STEP) {
    const some = { companyId, userIds: userIds.slice(from, from + TRAINEES_PER_STEP), now };
    await reachFirst(tx, some, first.id);
    await reachNext(tx, some);
    if (slice.isOver) await slice.next();
  }
}

interface Trainees {
  readonly companyId: number;
  readonly userIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

function findFirstStep(tx: Db, companyId: number) {
  return tx
    .selectFrom('modules')
    .select('id')
    .where('company_id', '=', companyId)
    .where(isReady)
    .orderBy('position', (order) => order.asc().nullsLast())
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** The modules that can be learnt, each with the one before it in the training order. */
const steps = (tx: Db, companyId: number) =>
  tx
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

/** The first module is unlocked for every trainee. */
function reachFirst(tx: Db, { userIds, now }: Trainees, moduleId: number) {
  const rows = userIds.map((userId) => ({
    user_id: userId,
    module_id: moduleId,
    reached_at: now,
    watched_seconds: 0,
    position_seconds: 0,
    updated_at: now,
  }));
  return insertReached(tx).values(rows).execute();
}

/** A pass unlocks the next module. */
function reachNext(tx: Db, { companyId, userIds, now }: Trainees) {
  return insertReached(tx)
    .columns(['user_id', 'module_id', 'reached_at', 'updated_at'])
    .expression((eb) => {
      const at = eb.cast<number>(eb.val(now), 'bigint');
      return eb
        .selectFrom('progress as passed')
        .innerJoin(steps(tx, companyId), 'step.previous_id', 'passed.module_id')
        .select(['passed.user_id', 'step.id as module_id', at.as('reached'), at.as('updated')])
        .where('passed.user_id', 'in', userIds)
        .where('passed.passed_at', 'is not', null);
    })
    .execute();
}

/** An existing row stays unchanged, which is cheaper than looking for it first, on both engines. */
const insertReached = (tx: Db) =>
  tx
    .insertInto('progress')
    .onConflict((conflict) => conflict.columns(['user_id', 'module_id']).doNothing());

/** The trainees who have watched a module that has no questions any more, and have not completed it. */
export async function findTraineesWhoWatched(tx: Db, moduleId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .select('user_id')
    .where('module_id', '=', moduleId)
    .where('watched_at', 'is not', null)
    .where('passed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('questions').select('id').where('module_id', '=', moduleId))),
    )
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export function markCompleted(tx: Db, moduleId: number, userIds: readonly number[], now: number) {
  return tx
    .updateTable('progress')
    .set({ passed_at: now })
    .where('module_id', '=', moduleId)
    .where('user_id', 'in', userIds)
    .execute();
}

/** Trainees who have not completed the module start the new video from its beginning, with a new watch clock. */
export function resetWatching(tx: Db, moduleId: number) {
  return tx
    .updateTable('progress')
    .set({
      watched_seconds: 0,
      position_seconds: 0,
      watched_to_seconds: 0,
      watched_at: null,
      opened_at: null,
    })
    .where('module_id', '=', moduleId)
    .where('passed_at', 'is', null)
    .execute();
}
