import { giveFeedback } from '@portal/contract/feedback';
import { expect } from 'vitest';
import { makeTrainee, succeeded } from '#server/testing/factories.ts';
import { openLive } from '#server/testing/live-client.ts';
import { it } from '#server/testing/portal-test.ts';
import { makeFinishedTrainee } from './testing/completed-modules.ts';

it('notifies only administrators of each feedback, and no user of a refused one', async ({
  portal,
  origin,
  admin,
}) => {
  const tess = await makeFinishedTrainee(portal);
  const ned = await makeTrainee(portal);
  await using ada = await openLive(origin, admin);
  await using other = await openLive(origin, ned);
  const body = { moduleId: tess.moduleId, rating: 5 };
  expect((await ned.call(giveFeedback, { body })).status).toBe(404);
  succeeded(await portal.call(giveFeedback, { body, token: tess.token }));
  const frame = { type: 'FEEDBACK_CHANGED', payload: {} } as const;
  await ada.receives(frame);
  await Promise.all([ada, other].map((client) => client.settled()));
  const ofFeedback = ({ frames }: typeof ada) =>
    frames.filter(({ type }) => type.startsWith('FEEDBACK'));
  expect(ofFeedback(ada)).toEqual([frame]);
  expect(ofFeedback(other)).toEqual([]);
});
