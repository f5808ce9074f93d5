import { Readable } from 'node:stream';
import { completeVideo, getTrainingModule } from '@portal/contract/learning';
import { createVideoUpload, updateModule } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import { createVideoMeasure } from '#server/platform/media/probe-video.ts';
import {
  makeTrainee,
  makeVideoModule,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { stopAtStatement } from '#server/testing/stop-at-statement.ts';
import { playVideo, watchVideo } from '../learning/testing/learn.ts';
import { createMeasuring } from './measuring.ts';

const STATED = 62.9;

const it = itAlone.extend('older', ({ portal, company }) => {
  const { db, media, workers } = portal.resources;

  /** A module whose video an older version has stored with the stated length. */
  async function makeModule(path: string): Promise<{ id: number }> {
    const module = await makeVideoModule(portal, company.id, { seconds: STATED });
    const bytes = Buffer.from(await (await fixtureFile(path)).arrayBuffer());
    const staged = await media.receive(Readable.from([bytes]), { maxBytes: bytes.length });
    const key = newMediaKey('webm');
    await staged.commit(key, 'video/webm');
    await db
      .updateTable('videos')
      .set({ media_key: key })
      .where('module_id', '=', module.id)
      .execute();
    return module;
  }

  const lengths = async () =>
    (await db.selectFrom('videos').select(['duration', 'measured']).orderBy('id').execute()).map(
      ({ duration, measured }) => [Math.round(duration * 10) / 10, measured],
    );

  /** The work as another process does it, with its own log. */
  function process(measure = createVideoMeasure(workers)) {
    const log = createRecordingLog();
    const missing = { record: vi.fn() };
    return { work: createMeasuring({ db, media, log, missing, measure }), log, missing };
  }
  return { makeModule, lengths, process, work: portal.services.media.measureVideos };
});

describe('the length of an older video', () => {
  it('is measured, so that who has watched all of it can complete it', async ({
    portal,
    company,
    older,
  }) => {
    const { id } = await older.makeModule('clips/tour-5s.webm');
    const done = await makeTrainee(portal, { companyName: company.name });
    await watchVideo(portal, done, id, STATED);
    const stuck = await makeTrainee(portal, { companyName: company.name });
    await playVideo(portal, stuck, id, 5);
    const params = { id };
    expect((await stuck.call(completeVideo, { params })).status).toBe(409);

    await older.work();
    expect(await older.lengths()).toEqual([[5, 1]]);
    const module = succeeded(await stuck.call(getTrainingModule, { params }));
    expect(module.videos[0]?.duration).toBeCloseTo(5, 1);
    expect(succeeded(await stuck.call(completeVideo, { params })).completed).toBe(true);
    const kept = succeeded(await done.call(getTrainingModule, { params }));
    expect([kept.videoCompleted, kept.timeSpent]).toEqual([true, STATED]);
  });

  it('is measured after a stop, and once by two processes', async ({ older }) => {
    for (const _ of [1, 2, 3]) await older.makeModule('clips/recorded-2s.webm');
    await stopAtStatement(older.work, { text: 'update "videos"', count: 2 });
    expect((await older.lengths()).filter(([, measured]) => measured === 1)).toHaveLength(2);
    const processes = [older.process(), older.process()];
    await Promise.all(processes.map(({ work }) => work()));
    expect(await older.lengths()).toEqual([
      [2, 1],
      [2, 1],
      [2, 1],
    ]);
    expect(processes.flatMap(({ log }) => log.lines)).toHaveLength(1);
  });

  it('stays if the file cannot be read, which is logged once', async ({ older }) => {
    await older.makeModule('lies/text.mp4');
    await older.makeModule('clips/recorded-2s.webm');
    const { work, log } = older.process();
    await work();
    await work();
    expect(await older.lengths()).toEqual([
      [STATED, 1],
      [2, 1],
    ]);
    expect(log.lines.map(([level]) => level)).toEqual(['warn', 'info']);
  });

  it('is measured later if the file is missing, or could not be read now', async ({
    portal,
    company,
    older,
  }) => {
    await makeVideoModule(portal, company.id, { seconds: STATED });
    await older.makeModule('clips/recorded-2s.webm');
    const busy = older.process(() => Promise.reject(new Error('busy')));
    await busy.work();
    expect(await older.lengths()).toEqual([
      [STATED, 0],
      [STATED, 0],
    ]);
    expect(busy.log.lines).toHaveLength(1);
    const next = older.process();
    await next.work();
    expect(next.missing.record).toHaveBeenCalledOnce();
    expect(await older.lengths()).toEqual([
      [STATED, 0],
      [2, 1],
    ]);
  });

  it('is measured also of an upload that is saved after the upgrade', async ({
    portal,
    admin,
    company,
    older,
  }) => {
    const video = await fixtureFile('clips/recorded-2s.webm');
    const sent = await upload(portal, createVideoUpload, multipart({}, { video }), {
      token: admin.token,
    });
    const { id: videoUploadId } = succeeded(sent);
    await portal.resources.db
      .updateTable('video_uploads')
      .set({ measured: 0, duration: STATED })
      .execute();
    const { id } = await makeVideoModule(portal, company.id);
    succeeded(await admin.call(updateModule, { params: { id }, body: { videoUploadId } }));
    expect(await older.lengths()).toEqual([[STATED, 0]]);
    await older.work();
    expect(await older.lengths()).toEqual([[2, 1]]);
  });
});
