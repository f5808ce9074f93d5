import {
  getTrainingModule,
  reportVideoProblem,
  type VideoProblem,
} from '@portal/contract/learning';
import { VIDEO_PROBLEMS_MAX } from '@portal/contract/limits';
import { listModules, uploadVideo } from '@portal/contract/modules';
import { deleteTrainee, updateTrainee } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { nameColumns } from '#server/features/accounts/name-columns.ts';
import {
  type Actor,
  makeCompany,
  makeTrainee,
  makeVideoModule,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { watchVideo } from '../testing/learn.ts';

const it = portalIt
  .extend('film', ({ portal, company }) => makeVideoModule(portal, company.id, { seconds: 60 }))
  .extend('colleague', ({ portal, company }) =>
    makeTrainee(portal, { companyName: company.name, name: 'Cora Colleague' }),
  )
  .extend('videoId', async ({ trainee, film }) => {
    const module = succeeded(await trainee.call(getTrainingModule, { params: { id: film.id } }));
    return module.videos[0]?.id ?? 0;
  })
  .extend('report', ({ film, videoId }) => {
    return (
      who: Actor,
      problem: VideoProblem,
      given: { moduleId?: number; videoId?: number } = {},
    ) =>
      who.call(reportVideoProblem, {
        params: { id: given.moduleId ?? film.id },
        body: { problem, videoId: given.videoId ?? videoId },
      });
  })
  /** The counts that admins see. */
  .extend('counts', ({ admin, company, film }) => async () => {
    const query = { companyId: String(company.id) };
    const modules = succeeded(await admin.call(listModules, { query }));
    return modules.find(({ id }) => id === film.id)?.videos[0]?.problems;
  });

describe('a reported problem with a video', () => {
  it('is counted once for each trainee', async ({ trainee, colleague, report, counts }) => {
    expect(await counts()).toEqual({ cannotFinish: 0, noPicture: 0 });
    expect(succeeded(await report(trainee, 'no-picture'))).toEqual({ success: true });
    await Promise.all([report(trainee, 'no-picture'), report(trainee, 'no-picture')]);
    succeeded(await report(colleague, 'no-picture'));
    succeeded(await report(colleague, 'cannot-finish'));
    expect(await counts()).toEqual({ cannotFinish: 1, noPicture: 2 });
  });

  it('is forgotten when the trainee can watch to the end after all', async ({
    portal,
    trainee,
    colleague,
    film,
    report,
    counts,
  }) => {
    for (const who of [trainee, colleague]) {
      await report(who, 'cannot-finish');
      await report(who, 'no-picture');
    }
    await watchVideo(portal, trainee, film.id, 60);
    expect(await counts()).toEqual({ cannotFinish: 1, noPicture: 2 });
  });

  it('is forgotten with the video', async ({ portal, admin, trainee, film, report, counts }) => {
    await report(trainee, 'no-picture');
    const form = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
    succeeded(await upload(portal, uploadVideo, form, { token: admin.token, id: film.id }));
    expect(await counts()).toEqual({ cannotFinish: 0, noPicture: 0 });
    const { db } = portal.resources;
    expect(
      await db
        .selectFrom('video_problems')
        .selectAll()
        .where('user_id', '=', trainee.user.id)
        .execute(),
    ).toEqual([]);
    const late = await report(trainee, 'no-picture');
    expect([late.status, late.error.code]).toEqual([409, 'VIDEO_CHANGED']);
  });

  it('does not count for trainees who are deleted or have moved', async ({
    portal,
    admin,
    trainee,
    colleague,
    report,
    counts,
  }) => {
    const other = await makeCompany(portal);
    await report(trainee, 'cannot-finish');
    await report(colleague, 'cannot-finish');
    succeeded(await admin.call(deleteTrainee, { params: { id: trainee.user.id } }));
    expect(await counts()).toMatchObject({ cannotFinish: 1 });
    succeeded(
      await admin.call(updateTrainee, {
        params: { id: colleague.user.id },
        body: { companyName: other.name },
      }),
    );
    expect(await counts()).toMatchObject({ cannotFinish: 0 });
  });

  it('is kept for a limited number of trainees', async ({
    portal,
    trainee,
    videoId,
    report,
    counts,
  }) => {
    const { db } = portal.resources;
    const { id: _, ...stored } = await db
      .selectFrom('all_users')
      .selectAll()
      .where('id', '=', trainee.user.id)
      .executeTakeFirstOrThrow();
    const users = Array.from({ length: VIDEO_PROBLEMS_MAX }, (_, number) => {
      const email = `${videoId}-${number}@trainee.test`;
      return { ...stored, ...nameColumns(stored.name, email), current_run_id: null };
    });
    for (let from = 0; from < users.length; from += 100) {
      const some = users.slice(from, from + 100);
      const made = await db.insertInto('all_users').values(some).returning('id').execute();
      const rows = made.map(({ id }) => {
        return { video_id: videoId, problem: 'no-picture' as const, user_id: id, reported_at: 0 };
      });
      await db.insertInto('video_problems').values(rows).execute();
    }
    succeeded(await report(trainee, 'no-picture'));
    expect(await counts()).toMatchObject({ noPicture: VIDEO_PROBLEMS_MAX });
  });
});

describe('a report of a problem is refused', () => {
  it('without a session, to an admin, and with an unknown problem', async ({
    portal,
    admin,
    trainee,
    film,
    videoId,
    report,
  }) => {
    const body = { problem: 'no-picture' as const, videoId };
    const params = { id: film.id };
    expect((await portal.call(reportVideoProblem, { params, body })).status).toBe(401);
    expect((await report(admin, 'no-picture')).status).toBe(403);
    const unknown = await report(trainee, 'too-long' as VideoProblem);
    expect(unknown.status).toBe(400);
  });

  it('for a locked module, and one of another company', async ({
    portal,
    company,
    trainee,
    film: _,
    report,
  }) => {
    const locked = await makeVideoModule(portal, company.id, { name: 'Second' });
    const answer = await report(trainee, 'no-picture', { moduleId: locked.id });
    expect([answer.status, answer.error.code]).toEqual([403, 'MODULE_LOCKED']);
    const foreign = await makeVideoModule(portal, (await makeCompany(portal)).id);
    expect((await report(trainee, 'no-picture', { moduleId: foreign.id })).status).toBe(404);
  });
});
