/** Purges what a call has deleted, as the background work does when its time is over. */

import { PORTAL } from '#server/features/activity/service.ts';
import { succeeded } from '#server/testing/factories.ts';
import type { Answer } from '#server/testing/open-test-portal.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

export async function deleteForGood(
  portal: TestPortal,
  answer: Answer<{ readonly deletionId: number | null }>,
): Promise<void> {
  await portal.services.trash.purge(PORTAL, succeeded(answer).deletionId ?? 0);
  await portal.work(['deletion']);
}
