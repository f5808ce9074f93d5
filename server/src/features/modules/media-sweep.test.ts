import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createCompany } from '@portal/contract/companies';
import { listModules, uploadVideo } from '@portal/contract/modules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newMediaKey } from '../../platform/media/media-key.ts';
import {
  makeCompany,
  makeQuizModule,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '../../testing/factories.ts';
import { fixtureFile, keptFiles } from '../../testing/fixture-files.ts';
import { startTestPortal, type TestPortal } from '../../testing/start-test-portal.ts';

const HOUR_MS = 3_600_000;

let portal: TestPortal;

beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal[Symbol.asyncDispose]());

/** As a crash between file and row leaves it. */
async function keepOrphan(extension: string): Promise<string> {
  const key = newMediaKey(extension);
  const staged = await portal.resources.media.receive(Readable.from([Buffer.from('lost')]), {
    maxBytes: 10,
  });
  await staged.commit(key, 'video/mp4');
  return key;
}

/** One video and one logo; their keys. */
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
  return keptFiles(portal);
}

it('removes old files without a row and leaves the others', async () => {
  const used = await makeUsedFiles();
  await keepOrphan('mp4');
  await keepOrphan('png');
  expect((await portal.services.modules.sweepMedia()).removed).toBe(0);
  expect(await keptFiles(portal)).toHaveLength(used.length + 2);

  portal.clock.advance(HOUR_MS + 1_000);
  expect((await portal.services.modules.sweepMedia()).removed).toBe(2);
  expect(await keptFiles(portal)).toEqual(used);
  expect((await portal.services.modules.sweepMedia()).removed).toBe(0);
});

it('goes through more files than one statement names', async () => {
  const used = await makeUsedFiles();
  for (let i = 0; i < 520; i += 1) await keepOrphan('webm');
  portal.clock.advance(HOUR_MS + 1_000);
  expect((await portal.services.modules.sweepMedia()).removed).toBe(520);
  expect(await keptFiles(portal)).toEqual(used);
});

it('removes nothing where the database knows none of the files', async () => {
  const key = await keepOrphan('mp4');
  portal.clock.advance(HOUR_MS + 1_000);
  expect((await portal.services.modules.sweepMedia()).removed).toBe(0);
  expect(await keptFiles(portal)).toEqual([key]);
});

describe('a row whose file is gone', () => {
  const listed = async () => {
    const { token } = await signInAdmin(portal);
    return succeeded(await portal.call(listModules, { token })).flatMap(({ videos }) => videos);
  };
  const gauge = async () => {
    const { raw } = await portal.inject({ url: '/metrics' });
    return /^portal_media_missing_files (\d+)$/m.exec(raw)?.[1];
  };

  it('is found at the start, shown to administrators, counted, and mended by another upload', async () => {
    const used = await makeUsedFiles();
    expect([(await listed())[0]?.missing, await gauge()]).toEqual([false, '0']);
    for (const key of used) await portal.resources.media.remove(key);
    expect(await portal.services.modules.sweepMedia()).toEqual({ removed: 0, missing: 2 });
    expect([(await listed())[0]?.missing, await gauge()]).toEqual([true, '2']);

    const { token } = await signInAdmin(portal);
    const [module] = succeeded(await portal.call(listModules, { token }));
    const video = multipart({}, { video: await fixtureFile('clips/tour-5s.webm') });
    await upload(portal, uploadVideo, video, { token, id: module?.id ?? 0 });
    expect([(await listed())[0]?.missing, await gauge()]).toEqual([false, '1']);
  });

  it('is noticed when somebody asks for it, and forgotten when the file is back', async () => {
    const [key = ''] = (await makeUsedFiles()).filter((each) => each.endsWith('.mp4'));
    const { media } = portal.resources;
    const content = await buffer(await media.open(key));
    await media.remove(key);
    const [video] = await listed();
    expect((await portal.inject({ url: `/api/uploads/${video?.url}` })).status).toBe(404);
    expect((await listed())[0]?.missing).toBe(true);
    const staged = await media.receive(Readable.from([content]), { maxBytes: content.length });
    await staged.commit(key, 'video/mp4');
    expect((await listed())[0]?.missing).toBe(false);
  });

  it('goes through more rows than one statement names, and tells of some', async () => {
    const company = await makeCompany(portal);
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
    expect(await portal.services.modules.sweepMedia()).toEqual({ removed: 0, missing: 1_020 });
    expect(await gauge()).toBe('1020');
  });
});
