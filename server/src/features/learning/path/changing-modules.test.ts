import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { expect } from 'vitest';
import { inLockedCompany } from '#server/features/companies/service.ts';
import { makeVideoModule, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { untilWaiting } from '#server/testing/until-waiting.ts';

it('a trainee cannot complete a module while its video is being replaced', async ({
  portal,
  company,
  trainee,
}) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 10 });
  const params = { id };
  succeeded(await trainee.call(getTrainingModule, { params }));
  portal.clock.advance(10_000);
  succeeded(await trainee.call(reportWatching, { params, body: { timeSpent: 10 } }));

  const { completing } = await inLockedCompany(portal.resources.db, company.id, async (tx) => {
    const completing = trainee.call(completeVideo, { params });
    await untilWaiting(portal);
    await portal.services.learning.moduleChanges.resetWatching(tx, { id, company_id: company.id });
    return { completing };
  });
  const { status, error } = await completing;
  expect([status, error.code]).toEqual([409, 'VIDEO_NOT_WATCHED']);
});
