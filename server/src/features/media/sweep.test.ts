import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { createCompany } from '@portal/contract/companies';
import { listModules, uploadVideo } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import { createRecordingLog } from '#server/platform/log.fixture.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import {
  makeCompany,
  makeQuizModule,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { longestBlockDuring, slowness } from '#server/testing/longest-block.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { readMedia } from '#server/testing/read-media.ts';
import { readMetrics } from '#server/testing/read-metrics.ts';
import { PORTAL } from '../activity/service.ts';
import { MediaBindingError } from './binding-error.ts';
import { updateQuarantine } from './quarantine.ts';
import { surveyMedia } from './survey.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Milliseconds; measured are 4. */
const LONGEST_SLICE_MS = 25;

const it = itAlone.extend('files', ({ portal }) => {
  /** Stores a file without a row, as a crash between the two does. */
  async function keepOrphan(extension: string): Promise<string> {
    const key = newMediaKey(extension);
    const staged = await portal.resources.media.receive(Readable.from([Buffer.from('lost')]), {
      maxBytes: 10,
    });
    await staged.commit(key, 'video/mp4');
    return key;
  }

  /** Creates one video and one logo, and returns their keys. */
  async function makeUsedFiles(): Promise<string[]> {
    const { token } = await signInAdmin(portal);
    const company = await makeCompany(portal);
    const { id } = await makeQuizModule(portal, company.id);
    const video = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
    await upload(portal, uploadVideo, video, { token, id });
    const logo = multipart(
      { name: 'With logo' },
      { logo: await fixtureFile('logos/brightwater-foods.png') },
    );
    succeeded(await upload(portal, createCompany, logo, { token }));
    return storedFiles(portal);
  }
  const sweep = () => portal.services.media.sweep();
  const quarantined = async () => {
    const rows = await portal.resources.db
      .selectFrom('quarantined_media')
      .select('media_key')
      .orderBy('media_key')
      .execute();
    return rows.map(({ media_key }) => media_key);
  };
  const listed = async () => {
    const { token } = await signInAdmin(portal);
    return succeeded(await portal.call(listModules, { token })).flatMap(({ videos }) => videos);
  };
  const gauge = async () => {
    const raw = await readMetrics(portal);
    return /^portal_media_missing_files (\d+)$/m.exec(raw)?.[1];
  };
  return { keepOrphan, makeUsedFiles, sweep, quarantined, listed, gauge };
});

describe('a file without a row', () => {
  it('is quarantined when it is old enough, and removed 30 days later', async ({
    portal,
    files,
  }) => {
    const used = await files.makeUsedFiles();
    const orphans = [await files.keepOrphan('mp4'), await files.keepOrphan('png')].sort();
    expect(await files.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });

    portal.clock.advance(2 * HOUR_MS);
    expect(await files.sweep()).toEqual({ quarantined: 2, removed: 0, missing: 0 });
    expect(await files.quarantined()).toEqual(orphans);
    portal.clock.advance(30 * DAY_MS - 1_000);
    expect(await files.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });
    expect(await storedFiles(portal)).toEqual([...used, ...orphans].sort());

    portal.clock.advance(1_000);
    expect(await files.sweep()).toEqual({ quarantined: 0, removed: 2, missing: 0 });
    expect(await storedFiles(portal)).toEqual(used);
    expect(await files.quarantined()).toEqual([]);
  });

  it('is quarantined and removed also when there are several batches', async ({
    portal,
    files,
  }) => {
    const used = await files.makeUsedFiles();
    for (let i = 0; i < 520; i += 1) await files.keepOrphan('webm');
    portal.clock.advance(2 * HOUR_MS);
    expect((await files.sweep()).quarantined).toBe(520);
    expect(await files.quarantined()).toHaveLength(520);
    portal.clock.advance(30 * DAY_MS);
    expect((await files.sweep()).removed).toBe(520);
    expect(await storedFiles(portal)).toEqual(used);
    expect(await files.quarantined()).toEqual([]);
  });

  it('leaves the quarantine when a row names it again, and is served', async ({
    portal,
    files,
  }) => {
    const used = await files.makeUsedFiles();
    const logo = used.find((key) => key.endsWith('.webp')) ?? '';
    const [company] = (await portal.services.companies.list(PORTAL)).filter(
      (each) => each.logo === logo,
    );
    const setLogo = (key: string | null) =>
      portal.resources.db
        .updateTable('all_companies')
        .set({ logo_key: key })
        .where('id', '=', company?.id ?? 0)
        .execute();
    await setLogo(null);
    portal.clock.advance(2 * HOUR_MS);
    expect((await files.sweep()).quarantined).toBe(1);
    portal.clock.advance(31 * DAY_MS);
    // As in a restored database.
    await setLogo(logo);
    expect((await portal.inject({ url: `/api/uploads/${logo}` })).status).toBe(200);
    expect(await files.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });
    expect(await files.quarantined()).toEqual([]);
    expect(await storedFiles(portal)).toEqual(used);
  });

  it('stays in quarantine when it cannot be removed, and others are removed', async ({
    portal,
    files,
  }) => {
    for (const extension of ['mp4', 'png']) await files.keepOrphan(extension);
    portal.clock.advance(2 * HOUR_MS);
    expect((await files.sweep()).quarantined).toBe(2);
    portal.clock.advance(31 * DAY_MS);
    const { media } = portal.resources;
    const log = createRecordingLog();
    const remove = vi.spyOn(media, 'remove').mockImplementationOnce(async () => {
      throw new Error('busy');
    });
    const survey = await surveyMedia(portal.resources);
    expect(await updateQuarantine({ ...portal.resources, log }, survey)).toBe(1);
    expect(log.messages()).toEqual(['a media file that is no longer used could not be removed']);
    const [failed] = remove.mock.calls[0] ?? [];
    expect(await files.quarantined()).toEqual([failed]);
    expect(await storedFiles(portal)).toEqual([failed]);
    expect((await files.sweep()).removed).toBe(1);
  });

  it('leaves the quarantine when it was removed by hand', async ({ portal, files }) => {
    const key = await files.keepOrphan('mp4');
    portal.clock.advance(2 * HOUR_MS);
    expect((await files.sweep()).quarantined).toBe(1);
    await portal.resources.media.remove(key);
    expect(await files.sweep()).toEqual({ quarantined: 0, removed: 0, missing: 0 });
    expect(await files.quarantined()).toEqual([]);
  });

  it('is neither quarantined nor removed in a store that another database has adopted', async ({
    portal,
    files,
  }) => {
    const key = await files.keepOrphan('mp4');
    portal.clock.advance(2 * HOUR_MS);
    expect((await files.sweep()).quarantined).toBe(1);
    await files.keepOrphan('mp4');
    await portal.resources.media.writeInstallationId(randomUUID());
    portal.clock.advance(31 * DAY_MS);
    await expect(files.sweep()).rejects.toThrow(MediaBindingError);
    expect(await files.quarantined()).toEqual([key]);
    expect(await storedFiles(portal)).toHaveLength(2);
  });

  it('lets other work run when there are many of them', async ({ portal, files }) => {
    let leastMs = Infinity;
    // Garbage collection and other work of the machine can only lengthen a time slice.
    for (let round = 0; round < 5 && leastMs >= LONGEST_SLICE_MS; round += 1) {
      for (let i = 0; i < 2_000; i += 1)
        await writeFile(join(portal.settings.dataDir, 'media', newMediaKey('mp4')), '');
      portal.clock.advance(31 * DAY_MS);
      const added = await longestBlockDuring(files.sweep());
      portal.clock.advance(31 * DAY_MS);
      const removed = await longestBlockDuring(files.sweep());
      expect([added.answer.quarantined, removed.answer.removed]).toEqual([2_000, 2_000]);
      leastMs = Math.min(leastMs, Math.max(added.longestMs, removed.longestMs) / slowness());
    }
    expect(leastMs).toBeLessThan(LONGEST_SLICE_MS);
  });
});

describe('a row whose file is missing', () => {
  it('is found at the start, shown to administrators, counted, and repaired by another upload', async ({
    portal,
    files,
  }) => {
    const used = await files.makeUsedFiles();
    expect([(await files.listed())[0]?.missing, await files.gauge()]).toEqual([false, '0']);
    for (const key of used) await portal.resources.media.remove(key);
    expect(await portal.services.media.sweep()).toEqual({
      quarantined: 0,
      removed: 0,
      missing: 2,
    });
    expect([(await files.listed())[0]?.missing, await files.gauge()]).toEqual([true, '2']);

    const { token } = await signInAdmin(portal);
    const [module] = succeeded(await portal.call(listModules, { token }));
    const video = multipart({}, { video: await fixtureFile('clips/tour-5s.webm') });
    await upload(portal, uploadVideo, video, { token, id: module?.id ?? 0 });
    expect([(await files.listed())[0]?.missing, await files.gauge()]).toEqual([false, '1']);
  });

  it('is noticed when the file is requested, and cleared when the file is back', async ({
    portal,
    files,
  }) => {
    const [key = ''] = (await files.makeUsedFiles()).filter((each) => each.endsWith('.mp4'));
    const { media } = portal.resources;
    const content = await readMedia(media, key);
    await media.remove(key);
    const [video] = await files.listed();
    expect((await portal.inject({ url: `/api/uploads/${video?.url}` })).status).toBe(404);
    expect((await files.listed())[0]?.missing).toBe(true);
    const staged = await media.receive(Readable.from([content]), { maxBytes: content.length });
    await staged.commit(key, 'video/mp4');
    expect((await files.listed())[0]?.missing).toBe(false);
  });

  it('is counted, and logged in part, when there are more rows than one statement reads', async ({
    portal,
    company,
    files,
  }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const rows = Array.from({ length: 1_020 }, (_, position) => ({
      module_id: id,
      position,
      media_key: newMediaKey('mp4'),
      content_type: 'video/mp4',
      size: 1,
      etag: '"x"',
      duration: 1,
      created_at: 0,
    }));
    await portal.resources.db.insertInto('videos').values(rows).execute();
    expect(await portal.services.media.sweep()).toEqual({
      quarantined: 0,
      removed: 0,
      missing: 1_020,
    });
    expect(await files.gauge()).toBe('1020');
  });
});
