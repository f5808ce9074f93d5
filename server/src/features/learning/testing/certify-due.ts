import { insertPeriodic } from '#server/platform/tasks/queries.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { CERTIFICATES } from '../results/certificates-task.ts';

/** Does what a process does every 20 seconds for the completions that are to be certified. */
export async function certifyDue(portal: TestPortal): Promise<void> {
  const { clock, resources, services } = portal;
  await insertPeriodic(resources.db, { kind: CERTIFICATES, every: 20_000, now: clock.now });
  services.tasks.runNow(CERTIFICATES);
  await portal.work([CERTIFICATES]);
}
