import { setTimeout as pause } from 'node:timers/promises';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { expect, it } from 'vitest';
import { makeCompany, makeTrainee, makeVideoModule, succeeded } from '#server/testing/factories.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { inLockedCompany } from '../companies/service.ts';

it('nobody completes a module while its video is being replaced', async () => {
  await using portal = await startTestPortal();
  const company = await makeCompany(portal);
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10 });
  const { token } = await makeTrainee(portal, { companyName: company.name });
  const params = { id };
  succeeded(await portal.call(getTrainingModule, { params, token }));
  portal.clock.advance(10_000);
  succeeded(await portal.call(reportWatching, { params, body: { timeSpent: 10 }, token }));

  const isLocked = Promise.withResolvers<void>();
  const isAsked = Promise.withResolvers<void>();
  const replacing = inLockedCompany(portal.resources.db, company.id, async (tx) => {
    isLocked.resolve();
    await isAsked.promise;
    await portal.services.learning.resetWatching(tx, id);
  });
  await isLocked.promise;
  const completing = portal.call(completeVideo, { params, token });
  // Time enough to slip in, where nothing holds it back.
  await pause(300);
  isAsked.resolve();
  await replacing;
  const { status, error } = await completing;
  expect([status, error.code]).toEqual([409, 'VIDEO_NOT_WATCHED']);
});
