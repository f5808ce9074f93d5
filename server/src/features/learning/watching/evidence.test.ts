/** The evidence of watching that admins see, with the bytes of the videos that were sent. */
import { getTrainingModule, reportWatching } from '@portal/contract/learning';
import { uploadVideo } from '@portal/contract/modules';
import { getRun, listWatchingSessions } from '@portal/contract/runs';
import { getTraineeProgress } from '@portal/contract/trainees';
import { describe, expect } from 'vitest';
import { startS3TestService } from '#server/platform/media/s3-test-service.ts';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  multipart,
  signInAdmin,
  signInAgain,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { playVideo } from '../testing/learn.ts';

const CLIP = 'clips/intro-4s.mp4';

const it = portalIt
  .extend('film', async ({ portal, company }) => {
    const { id } = await makeQuizModule(portal, company.id, { questions: 0 });
    const form = multipart({}, { video: await fixtureFile(CLIP) });
    const { token } = await signInAdmin(portal);
    succeeded(await upload(portal, uploadVideo, form, { token, id }));
    // The follow-up of the upload forgets what was opened before it, or in the same millisecond.
    portal.clock.advance(1);
    return { id, size: (await fixtureFile(CLIP)).size };
  })
  .extend('shown', ({ portal, trainee, film }) => {
    const params = { id: trainee.user.id, number: 1 };
    const module = async () => {
      const admin = await signInAdmin(portal);
      const run = succeeded(await admin.call(getRun, { params }));
      const current = succeeded(await admin.call(getTraineeProgress, { params }));
      expect(run.moduleProgress).toEqual(current.moduleProgress);
      return run.moduleProgress[0];
    };
    const sessions = async () => {
      const admin = await signInAdmin(portal);
      const place = { ...params, moduleId: film.id };
      return succeeded(await admin.call(listWatchingSessions, { params: place }));
    };
    const load = async (actor: Actor, range: string) => {
      const opened = succeeded(await actor.call(getTrainingModule, { params: { id: film.id } }));
      const url = opened.videos[0]?.url ?? '';
      return portal.inject({ method: 'GET', url: `/api/uploads/${url}`, headers: { range } });
    };
    return { module, sessions, load };
  });

describe('the evidence of watching', () => {
  it('names the opening, the sessions, and whether the film was loaded', async ({
    portal,
    trainee,
    film,
    shown,
  }) => {
    const unopened = { openedAt: null, watchSessions: 0, filmLoaded: null, timeSpent: 0 };
    expect(await shown.module()).toMatchObject(unopened);
    const openedAt = new Date(portal.clock.now).toISOString();
    await playVideo(portal, trainee, film.id, 3);
    const unloaded = { openedAt, watchSessions: 1, filmLoaded: false, timeSpent: 3 };
    expect(await shown.module()).toMatchObject(unloaded);
    expect(await shown.sessions()).toEqual([
      {
        startedAt: openedAt,
        lastReportAt: new Date(portal.clock.now).toISOString(),
        seconds: 3,
        filmBytes: 0,
        device: null,
      },
    ]);
  });

  it('counts the bytes that each session was sent', async ({ portal, trainee, film, shown }) => {
    expect((await shown.load(trainee, 'bytes=0-999')).status).toBe(206);
    await shown.load(trainee, 'bytes=1000-1999');
    portal.clock.advance(1_000);
    const again = await signInAgain(portal, trainee);
    await shown.load(again, 'bytes=0-');
    const sessions = await shown.sessions();
    expect(sessions.map(({ filmBytes }) => filmBytes)).toEqual([film.size, 2_000]);
    expect(await shown.module()).toMatchObject({ watchSessions: 2, filmLoaded: true });
  });

  it('names the browser of the session, as it named itself first', async ({
    portal,
    trainee,
    film,
    shown,
  }) => {
    const open = (userAgent: string) =>
      portal.inject({
        method: 'GET',
        url: `/api/trainee/modules/${film.id}`,
        headers: { authorization: `Bearer ${trainee.token}`, 'user-agent': userAgent },
      });
    for (const [userAgent, device] of [
      ['curl/8.14.1', null],
      [
        'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0',
        { browser: 'Firefox', system: 'Android' },
      ],
      [
        'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
        { browser: 'Firefox', system: 'Android' },
      ],
    ] as const) {
      expect((await open(userAgent)).status).toBe(200);
      expect((await shown.sessions()).map((session) => session.device)).toEqual([device]);
    }
  });

  it('knows nothing of an opening by an admin', async ({ shown, portal, film }) => {
    const admin = await signInAdmin(portal);
    expect((await admin.call(getTrainingModule, { params: { id: film.id } })).status).toBe(403);
    expect(await shown.sessions()).toEqual([]);
  });

  it('does not say what was loaded before there was evidence', async ({
    portal,
    trainee,
    film,
    shown,
  }) => {
    await playVideo(portal, trainee, film.id, 4);
    await portal.resources.db
      .updateTable('watching_sessions')
      .set({ seconds: 1 })
      .where('module_id', '=', film.id)
      .execute();
    expect(await shown.module()).toMatchObject({ filmLoaded: null });
  });

  it('is removed with a replaced video', async ({ portal, trainee, film, shown }) => {
    await shown.load(trainee, 'bytes=0-');
    await playVideo(portal, trainee, film.id, 4);
    const form = multipart({}, { video: await fixtureFile(CLIP) });
    const { token } = await signInAdmin(portal);
    succeeded(await upload(portal, uploadVideo, form, { token, id: film.id }));
    expect(await shown.module()).toMatchObject({ watchSessions: 0, filmLoaded: null });
  });

  it('does not say what was loaded if another server sends the videos', async () => {
    await using stack = new AsyncDisposableStack();
    const folder = stack.use(await makeTestFolder());
    const service = await startS3TestService(folder.path);
    stack.defer(() => service.close());
    const onS3 = stack.use(await startTestPortal({ S3_URL: service.url }));
    const company = await makeCompany(onS3);
    const trainee = await makeTrainee(onS3, { companyName: company.name });
    const { id: moduleId } = await makeVideoModule(onS3, company.id, { seconds: 4 });
    await playVideo(onS3, trainee, moduleId, 4);
    const admin = await signInAdmin(onS3);
    const params = { id: trainee.user.id, number: 1, moduleId };
    const sessions = succeeded(await admin.call(listWatchingSessions, { params }));
    expect(sessions).toMatchObject([{ seconds: 4, filmBytes: null }]);
    const run = succeeded(await admin.call(getRun, { params }));
    expect(run.moduleProgress).toMatchObject([{ watchSessions: 1, filmLoaded: null }]);
  });

  it('is missing for a run or module that does not exist', async ({ portal, trainee, company }) => {
    const admin = await signInAdmin(portal);
    const { id: moduleId } = await makeVideoModule(portal, company.id);
    const params = { id: trainee.user.id, number: 1, moduleId };
    const list = (change: object) =>
      admin.call(listWatchingSessions, { params: { ...params, ...change } });
    expect((await list({})).status).toBe(200);
    for (const change of [{ number: 2 }, { moduleId: 999_999 }, { id: 999_999 }])
      expect((await list(change)).status).toBe(404);
    await trainee.call(reportWatching, { params: { id: moduleId }, body: { timeSpent: 1 } });
    expect(succeeded(await list({}))).toHaveLength(1);
    expect((await trainee.call(listWatchingSessions, { params })).status).toBe(403);
  });
});
