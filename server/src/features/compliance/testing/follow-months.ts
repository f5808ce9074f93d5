import { followStandings } from '#server/features/learning/testing/follow-standings.ts';
import { insertPeriodic } from '#server/platform/tasks/queries.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { COMPLIANCE_MONTHS } from '../tasks.ts';

/** Does what a process does each minute for the months that have ended. */
export async function followMonths(portal: TestPortal): Promise<void> {
  const { clock, resources, services } = portal;
  await insertPeriodic(resources.db, { kind: COMPLIANCE_MONTHS, every: 60_000, now: clock.now });
  services.tasks.runNow(COMPLIANCE_MONTHS);
  await portal.work([COMPLIANCE_MONTHS]);
}

/** Brings months and standings to the present day, as some minutes do. */
export async function followDays(portal: TestPortal): Promise<void> {
  for (const follow of [followMonths, followStandings, followMonths, followStandings])
    await follow(portal);
}
