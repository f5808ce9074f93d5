import { insertPeriodic } from '#server/platform/tasks/queries.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { STANDINGS } from '../results/standings-task.ts';

/** Does what a process does each minute for the standings that have changed by themselves. */
export async function followStandings(portal: TestPortal): Promise<void> {
  const { clock, resources, services } = portal;
  await insertPeriodic(resources.db, { kind: STANDINGS, every: 60_000, now: clock.now });
  services.tasks.runNow(STANDINGS);
  await portal.work([STANDINGS]);
}
