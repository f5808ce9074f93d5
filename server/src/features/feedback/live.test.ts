import { giveFeedback } from '@portal/contract/feedback';
import { expect, it } from 'vitest';
import { makeTrainee, signInAdmin, succeeded } from '#server/testing/factories.ts';
import { listen, openLive } from '#server/testing/live-client.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeFinishedTrainee } from './testing/completed-modules.ts';

it('tells administrators alone of each feedback, and nobody of a refused one', async () => {
  await using portal = await startTestPortal();
  const address = await listen(portal.app);
  const tess = await makeFinishedTrainee(portal);
  const ned = await makeTrainee(portal);
  await using ada = await openLive(address, await signInAdmin(portal));
  await using other = await openLive(address, ned);
  const body = { moduleId: tess.moduleId, rating: 5 };
  expect((await portal.call(giveFeedback, { body, token: ned.token })).status).toBe(404);
  succeeded(await portal.call(giveFeedback, { body, token: tess.token }));
  const frame = { type: 'FEEDBACK_CHANGED', payload: {} } as const;
  await ada.receives(frame);
  await Promise.all([ada, other].map((client) => client.settled()));
  const ofFeedback = ({ frames }: typeof ada) =>
    frames.filter(({ type }) => type.startsWith('FEEDBACK'));
  expect(ofFeedback(ada)).toEqual([frame]);
  expect(ofFeedback(other)).toEqual([]);
});
