import { getTrainingModule } from '@portal/contract/learning';
import { reorderModules } from '@portal/contract/modules';
import { type Actor, signInAdmin, succeeded } from '#server/testing/factories.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

/** Unlocks modules of one company together: each is the first for a time, and stays open. */
export async function openAtOnce(
  portal: TestPortal,
  trainee: Actor,
  ids: readonly number[],
): Promise<void> {
  const admin = await signInAdmin(portal);
  for (const first of ids) {
    const order = [first, ...ids.filter((id) => id !== first)];
    const moduleOrders = order.map((id, place) => ({ id, order: place }));
    const companyId = trainee.user.company?.id ?? 0;
    succeeded(await admin.call(reorderModules, { body: { companyId, moduleOrders } }));
    succeeded(await trainee.call(getTrainingModule, { params: { id: first } }));
  }
}
