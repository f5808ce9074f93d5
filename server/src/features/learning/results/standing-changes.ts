/** Brings runs and figures up to date when the modules that some people must take change: by groups, or by an exception. */
import { afterCommit } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { Bus } from '#server/platform/live/bus.ts';
import { LEARNING_PROGRESSED, movedIn, publishInSlices } from '../events.ts';
import { refreshFigures } from '../figures/figures.ts';
import { continueOrders, reachOpenModules } from '../path/training-order-queries.ts';
import { findPeople } from '../standing/facts-queries.ts';
import { completeByChanges } from './completing-changes.ts';

interface SomePeople {
  readonly companyId: number;
  readonly userIds: readonly number[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

export function createStandingChanges({ bus }: { readonly bus: Bus }) {
  /**
   * Runs `change`, which changes what these people of the company must take. What stands open for them stays open; runs in
   * which nothing is left to do are completed, the figures are computed again, and after the commit the people and those
   * who watch them see it. Call it with the company locked, at least shared, and the trainees locked.
   */
  return async <T>(
    tx: Db,
    { companyId, userIds, at }: SomePeople,
    change: () => Promise<T>,
  ): Promise<T> => {
    const people = await findPeople(tx, { companyId, ids: userIds });
    if (people.length === 0) return change();
    const runIds = people.map(({ run_id }) => run_id);
    await reachOpenModules(tx, { companyId, runIds, now: at });
    await continueOrders(tx, runIds);
    const result = await change();
    const completed = await completeByChanges(tx, { companyId, runIds, at });
    await refreshFigures(tx, runIds, at);
    const progressed = people.map(
      ({ user_id: userId }) => [LEARNING_PROGRESSED, movedIn(null, { userId, companyId })] as const,
    );
    afterCommit(tx, () => void publishInSlices(bus, [...progressed, ...completed]));
    return result;
  };
}
