import { followStandings } from '#server/features/learning/testing/follow-standings.ts';
import { insertPeriodic } from '#server/platform/tasks/queries.ts';
import type { OpenedPortal } from '#server/testing/open-test-portal.ts';

/** Does what a process does in a minute: figures, reminders, summaries. */
export async function passMinute(portal: OpenedPortal): Promise<void> {
  await followStandings(portal);
  await workOn(portal, 'reminders');
  await workOn(portal, 'late summaries');
}

export async function workOn(
  portal: OpenedPortal,
  kind: 'reminders' | 'late summaries' | 'compliance months',
): Promise<void> {
  await insertPeriodic(portal.resources.db, { kind, every: 60_000, now: portal.clock.now });
  portal.services.tasks.runNow(kind);
  await portal.work([kind]);
}
