import type { CallBody } from '@portal/contract/call';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { uploadVideo } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import { currentRunOf } from '#server/testing/current-run.ts';
import {
  makeQuizModule,
  makeVideoModule,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { markOpened } from '../path/progress-queries.ts';
import { answerQuiz, playVideo, watchVideo } from '../testing/learn.ts';

const it = portalIt
  .extend('film', ({ portal, company }) =>
    makeVideoModule(portal, company.id, { name: 'Film', seconds: 100 }),
  )
  .extend('next', ({ portal, company, film: _ }) =>
    makeVideoModule(portal, company.id, { name: 'Next', seconds: 100, questions: 2 }),
  )
  .extend('player', ({ portal, trainee, film }) => {
    const open = (id = film.id) => trainee.call(getTrainingModule, { params: { id } });
    const report = (timeSpent: number, position?: number, id = film.id) =>
      send(position === undefined ? { timeSpent } : { timeSpent, position }, id);
    const send = (body: CallBody<typeof reportWatching>, id = film.id) =>
      trainee.call(reportWatching, { params: { id }, body });
    const complete = (id = film.id) => trainee.call(completeVideo, { params: { id } });
    const openedAt = async () => {
      const row = await portal.resources.db
        .selectFrom('progress')
        .select('opened_at')
        .where('run_id', '=', await currentRunOf(portal.resources.db, trainee.user.id))
        .where('module_id', '=', film.id)
        .executeTakeFirstOrThrow();
      return row.opened_at;
    };
    return { open, report, send, complete, openedAt };
  });

describe('opening a module', () => {
  it('returns its videos as expiring links, its questions without answers, and the next module', async ({
    portal,
    trainee,
    film,
    next,
    player,
  }) => {
    const module = succeeded(await player.open());
    expect(module).toMatchObject({
      id: film.id,
      name: 'Film',
      completed: false,
      score: null,
      pass: false,
      videoCompleted: false,
      timeSpent: 0,
      position: 0,
      watchedTo: 0,
      mcqs: [],
      next: { moduleId: next.id, moduleName: 'Next', unlocked: false },
    });
    expect(module.videos).toHaveLength(1);
    expect(module.videos[0]?.duration).toBe(100);
    expect(module.videos[0]?.url).toMatch(
      new RegExp(`\\.mp4\\?u=${trainee.user.id}&i=\\d+&e=\\d+&s=`),
    );
    const left = Date.parse(module.mediaExpiresAt) - portal.clock.now;
    expect(left).toBeGreaterThan(299_000);
    expect(left).toBeLessThanOrEqual(600_000);
  });

  it('stores the first opening, also when two tabs open it together', async ({
    portal,
    trainee,
    film,
    player,
  }) => {
    await Promise.all([player.open(), player.open(), player.open()]);
    const first = await player.openedAt();
    portal.clock.advance(60_000);
    await player.open();
    expect(await player.openedAt()).toBe(first);
    // When two calls both read it as unopened, the later one changes nothing.
    const { db } = portal.resources;
    const key = { runId: await currentRunOf(db, trainee.user.id), moduleId: film.id };
    await markOpened(db, key, portal.clock.now);
    expect(await player.openedAt()).toBe(first);
  });
});

describe('reporting watched time', () => {
  it('is credited up to the time since the opening, and then since the last report', async ({
    portal,
    player,
  }) => {
    await player.open();
    portal.clock.advance(10_000);
    expect(succeeded(await player.report(80)).timeSpent).toBe(10);
    expect(succeeded(await player.report(80)).timeSpent).toBe(10);
    portal.clock.advance(200);
    expect(succeeded(await player.report(80)).timeSpent).toBe(10.2);
  });

  it('is credited with at most a minute', async ({ portal, player }) => {
    await player.open();
    portal.clock.advance(600_000);
    expect(succeeded(await player.report(600)).timeSpent).toBe(60);
  });

  it('starts the clock of a module that was not opened in the session', async ({
    portal,
    player,
  }) => {
    expect(succeeded(await player.report(100)).timeSpent).toBe(0);
    expect(await player.openedAt()).not.toBeNull();
    portal.clock.advance(7_000);
    expect(succeeded(await player.report(100)).timeSpent).toBe(7);
  });

  it('is credited fully to a client that reports regularly, five times a second too', async ({
    portal,
    player,
  }) => {
    await player.open();
    for (const [reports, ms] of [
      [12, 5_000],
      [50, 200],
    ] as const) {
      const { timeSpent } = succeeded(await player.report(0));
      for (let i = 1; i <= reports; i += 1) {
        portal.clock.advance(ms);
        const played = timeSpent + (i * ms) / 1000;
        expect(succeeded(await player.report(played)).timeSpent).toBe(played);
      }
    }
  });

  it('never decreases, and keeps the position within the video', async ({ portal, player }) => {
    await player.open();
    portal.clock.advance(60_000);
    const held = { success: true, timeSpent: 50, position: 40, watchedTo: 50 };
    expect(succeeded(await player.report(50, 40))).toEqual(held);
    expect(succeeded(await player.report(20))).toEqual(held);
    expect(succeeded(await player.report(50, 900)).position).toBe(100);
    expect(succeeded(await player.open())).toMatchObject({ timeSpent: 50, position: 100 });
  });

  it('keeps the furthest second when the video is rewound, for every device', async ({
    portal,
    player,
  }) => {
    await player.open();
    portal.clock.advance(60_000);
    await player.send({ timeSpent: 47, position: 47, watchedTo: 47 });
    const rewound = await player.send({ timeSpent: 50, position: 3, watchedTo: 47 });
    expect(succeeded(rewound)).toMatchObject({ position: 3, watchedTo: 47 });
    // A device that opened the module earlier has an older value.
    expect(succeeded(await player.send({ timeSpent: 50, watchedTo: 5 })).watchedTo).toBe(47);
    expect(succeeded(await player.open())).toMatchObject({ position: 3, watchedTo: 47 });
  });

  it('limits the furthest second to the credited time and the video', async ({
    portal,
    player,
  }) => {
    await player.open();
    portal.clock.advance(20_000);
    const { timeSpent, watchedTo } = succeeded(await player.send({ timeSpent: 90, watchedTo: 95 }));
    expect([timeSpent, watchedTo]).toEqual([20, 20]);
    for (const _ of [1, 2]) {
      portal.clock.advance(60_000);
      await player.send({ timeSpent: 300, watchedTo: 300 });
    }
    expect(succeeded(await player.open())).toMatchObject({ timeSpent: 140, watchedTo: 100 });
  });

  it('assumes that a client which reports only time has watched from the beginning', async ({
    portal,
    player,
  }) => {
    await player.open();
    portal.clock.advance(60_000);
    expect(succeeded(await player.report(40)).watchedTo).toBe(40);
  });

  it('exceeds the length of the video when it is watched again', async ({
    portal,
    trainee,
    film,
    player,
  }) => {
    await playVideo(portal, trainee, film.id, 150);
    expect(succeeded(await player.report(0)).timeSpent).toBe(150);
  });

  it('changes nothing but the place in a review that claims no time, as at another speed', async ({
    portal,
    trainee,
    film,
    player,
  }) => {
    await watchVideo(portal, trainee, film.id, 100);
    const { db } = portal.resources;
    const evidence = async () => ({
      progress: await db
        .selectFrom('progress')
        .select(['watched_seconds', 'watched_to_seconds', 'watched_at', 'passed_at'])
        .where('module_id', '=', film.id)
        .execute(),
      sessions: await db
        .selectFrom('watching_sessions')
        .select(['session_id', 'seconds', 'film_bytes'])
        .where('module_id', '=', film.id)
        .execute(),
      runs: await db.selectFrom('runs').select(['id', 'completed_at', 'credited_until']).execute(),
    });
    const before = await evidence();
    succeeded(await player.open());
    for (const position of [20, 40, 60]) {
      portal.clock.advance(10_000);
      const answer = succeeded(await player.send({ timeSpent: 100, position, watchedTo: 100 }));
      expect(answer).toEqual({ success: true, timeSpent: 100, position, watchedTo: 100 });
    }
    expect(await evidence()).toEqual(before);
  });

  it('gives no double credit to two tabs that report together', async ({ portal, player }) => {
    await player.open();
    portal.clock.advance(30_000);
    await Promise.all(Array.from({ length: 8 }, () => player.report(27)));
    expect(succeeded(await player.report(0)).timeSpent).toBe(27);
    portal.clock.advance(5_000);
    await Promise.all(Array.from({ length: 8 }, (_, i) => player.report(100 + i)));
    expect(succeeded(await player.report(0)).timeSpent).toBe(32);
  });

  it.for<[object, string]>([
    [{ timeSpent: -1 }, 'Time cannot be negative'],
    [{ timeSpent: '5' }, "'timeSpent' has the wrong type."],
    [{}, "'timeSpent' is missing."],
    [{ timeSpent: 1, position: -1 }, "'position' is too small."],
    [{ timeSpent: 1e9 }, "'timeSpent' is too large."],
    [{ timeSpent: 1, watchedTo: -1 }, "'watchedTo' is too small."],
    [{ timeSpent: 1, watchedTo: '1' }, "'watchedTo' has the wrong type."],
    [{ timeSpent: 1, videoId: 1.5 }, "'videoId' has the wrong type."],
  ])('refuses %j', async ([body, message], { portal, trainee, film }) => {
    const answer = await portal.inject({
      method: 'PUT',
      url: `/api/trainee/modules/${film.id}/time`,
      headers: { authorization: `Bearer ${trainee.token}` },
      payload: body,
    });
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.error.message).toBe(message);
  });

  it('credits nothing when there is no video', async ({ portal, company, trainee }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const body = { timeSpent: 5, position: 5 };
    const answer = await trainee.call(reportWatching, { params: { id }, body });
    expect(succeeded(answer)).toMatchObject({ timeSpent: 0, position: 0 });
  });
});

describe('completing the video', () => {
  it('is refused until it is watched, and says what is missing', async ({ portal, player }) => {
    await player.open();
    portal.clock.advance(50_000);
    await player.report(40);
    const answer = await player.complete();
    expect([answer.status, answer.error.code]).toEqual([409, 'VIDEO_NOT_WATCHED']);
    expect(answer.error.details).toEqual({
      reason: 'videoNotWatched',
      watchedSeconds: 40,
      watchedTo: 40,
      requiredSeconds: 99,
    });
  });

  it('is refused when its beginning was replayed instead', async ({ portal, player }) => {
    await player.open();
    for (const timeSpent of [60, 110, 150]) {
      portal.clock.advance(60_000);
      await player.send({ timeSpent, position: 60, watchedTo: 60 });
    }
    const answer = await player.complete();
    expect([answer.status, answer.error.code]).toEqual([409, 'VIDEO_NOT_WATCHED']);
    expect(answer.error.details).toMatchObject({ watchedSeconds: 150, watchedTo: 60 });
    portal.clock.advance(40_000);
    await player.send({ timeSpent: 190, position: 100, watchedTo: 100 });
    expect((await player.complete()).status).toBe(200);
  });

  it('tolerates one second of a long video and no more', async ({ portal, player }) => {
    await player.open();
    portal.clock.advance(60_000);
    await player.report(60);
    portal.clock.advance(60_000);
    await player.report(98.9);
    expect((await player.complete()).status).toBe(409);
    portal.clock.advance(1_000);
    await player.report(99);
    expect((await player.complete()).status).toBe(200);
  });

  it('completes a module without questions and opens the next permanently', async ({
    portal,
    trainee,
    film,
    next,
    player,
  }) => {
    const done = {
      success: true,
      message: 'Module completed successfully! You can now access the next module.',
      completed: true,
      quizRequired: false,
    };
    expect(await watchVideo(portal, trainee, film.id, 100)).toEqual(done);
    expect(succeeded(await player.complete())).toEqual(done);
    expect(succeeded(await player.open())).toMatchObject({
      completed: true,
      pass: true,
      next: { moduleId: next.id, unlocked: true },
    });
    expect((await player.open(next.id)).status).toBe(200);
  });

  it('opens the quiz of a module with questions, which is still to be passed', async ({
    portal,
    trainee,
    film,
    next,
    player,
  }) => {
    await watchVideo(portal, trainee, film.id, 100);
    const opened = { success: true, completed: false, quizRequired: true };
    expect(await watchVideo(portal, trainee, next.id, 100)).toMatchObject(opened);
    expect(succeeded(await player.complete(next.id))).toMatchObject(opened);
    expect(succeeded(await player.open(next.id))).toMatchObject({
      videoCompleted: true,
      pass: false,
    });
    await answerQuiz(trainee, next.id);
    expect(succeeded(await player.complete(next.id))).toMatchObject({
      completed: true,
      quizRequired: false,
    });
  });

  it('changes nothing when there is no video', async ({ portal, company, trainee }) => {
    const params = { id: (await makeQuizModule(portal, company.id)).id };
    expect(succeeded(await trainee.call(completeVideo, { params }))).toMatchObject({
      completed: false,
      quizRequired: true,
    });
    expect(succeeded(await trainee.call(getTrainingModule, { params }))).toMatchObject({
      videos: [],
      videoCompleted: true,
      completed: false,
    });
  });
});

describe('a replaced video', () => {
  it('must be watched again by trainees who have not passed; a pass stays', async ({
    portal,
    trainee,
    film,
    next,
    player,
  }) => {
    await watchVideo(portal, trainee, film.id, 100);
    await watchVideo(portal, trainee, next.id, 100);
    const { learning } = portal.services;
    await portal.resources.db.transaction().execute(async (tx) => {
      for (const { id } of [film, next])
        await learning.moduleChanges.resetWatching(tx, {
          id,
          company_id: trainee.user.company?.id ?? 0,
        });
    });
    expect(succeeded(await player.open())).toMatchObject({ completed: true, timeSpent: 100 });
    expect(succeeded(await player.open(next.id))).toMatchObject({
      videoCompleted: false,
      timeSpent: 0,
      position: 0,
      watchedTo: 0,
    });
    expect(succeeded(await player.report(100, 0, next.id)).timeSpent).toBeLessThan(1);
  });

  it('gets no credit for the time spent on the previous video', async ({
    portal,
    trainee,
    film,
    player,
  }) => {
    const before = succeeded(await player.open(film.id)).videos[0]?.id;
    const reportOf = (videoId: number | undefined, timeSpent: number) =>
      trainee.call(reportWatching, {
        params: { id: film.id },
        body: { timeSpent, ...(videoId === undefined ? {} : { videoId }) },
      });
    portal.clock.advance(60_000);
    expect(succeeded(await reportOf(before, 50)).timeSpent).toBe(50);

    const { token: admin } = await signInAdmin(portal);
    const form = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
    succeeded(await upload(portal, uploadVideo, form, { token: admin, id: film.id }));
    // The follow-up of the upload forgets what was opened before it, or in the same millisecond.
    portal.clock.advance(1);
    const after = succeeded(await player.open(film.id)).videos[0]?.id;
    portal.clock.advance(30_000);
    const late = await reportOf(before, 55);
    expect([late.status, late.error.code]).toEqual([409, 'VIDEO_CHANGED']);
    expect(late.error.message).toBe('This video was replaced. Please watch the new one.');
    expect(succeeded(await player.open(film.id)).timeSpent).toBe(0);
    portal.clock.advance(3_000);
    expect(succeeded(await reportOf(after, 3)).timeSpent).toBe(3);
  });
});
