/** A module that is for others now: every call of a trainee about it is answered as for a missing one, at once. */
import { giveFeedback } from '@portal/contract/feedback';
import { removeGroupMember } from '@portal/contract/groups';
import { askForHelp } from '@portal/contract/help';
import {
  completeVideo,
  getDashboard,
  getTrainingModule,
  listPosters,
  reportVideoProblem,
  reportWatching,
  submitQuiz,
} from '@portal/contract/learning';
import { renewModule } from '@portal/contract/requirements';
import { listOwnAttempts } from '@portal/contract/runs';
import { expect } from 'vitest';
import { makeGroup } from '#server/features/groups/testing/make-group.ts';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { makeVideoModule, succeeded } from '#server/testing/factories.ts';
import { it } from '#server/testing/portal-test.ts';
import { answersTo, playVideo } from '../testing/learn.ts';

it('is refused in each call while it was being taken', async ({
  portal,
  admin,
  company,
  trainee,
}) => {
  const { id } = await makeVideoModule(portal, company.id, { seconds: 100, questions: 2 });
  const video = await portal.resources.db
    .selectFrom('videos')
    .select('id')
    .where('module_id', '=', id)
    .executeTakeFirstOrThrow();
  await portal.resources.db
    .insertInto('posters')
    .values({ video_id: video.id, media_key: newMediaKey('webp'), created_at: portal.clock.now })
    .execute();
  const members = { companyId: company.id, userIds: [trainee.user.id] };
  const group = await makeGroup(admin, members);
  await rulesOf(admin).save(id, { audience: [group.id], validMonths: 12 });
  await playVideo(portal, trainee, id, 50);
  const answers = await answersTo(trainee, id);
  expect(succeeded(await trainee.call(listPosters))).toMatchObject([{ moduleId: id }]);

  const leaving = { id: group.id, userId: trainee.user.id };
  succeeded(await admin.call(removeGroupMember, { params: leaving }));
  const params = { id };
  const refusals = await Promise.all([
    trainee.call(getTrainingModule, { params }),
    trainee.call(reportWatching, { params, body: { timeSpent: 60 } }),
    trainee.call(completeVideo, { params }),
    trainee.call(reportVideoProblem, {
      params,
      body: { videoId: video.id, problem: 'no-picture' },
    }),
    trainee.call(submitQuiz, { params, body: { answers } }),
    trainee.call(listOwnAttempts, { params }),
    trainee.call(renewModule, { params, body: {} }),
    trainee.call(giveFeedback, { body: { moduleId: id, rating: 5 } }),
    trainee.call(askForHelp, { body: { moduleId: id, message: 'Where is it?' } }),
  ]);
  expect(refusals.map(({ status }) => status)).toEqual(refusals.map(() => 404));
  expect(succeeded(await trainee.call(getDashboard)).moduleProgress).toEqual([]);
  expect(succeeded(await trainee.call(listPosters))).toEqual([]);
});
