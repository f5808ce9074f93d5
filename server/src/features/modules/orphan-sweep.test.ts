import { Readable } from 'node:stream';
import { createCompany } from '@portal/contract/companies';
import { uploadVideo } from '@portal/contract/modules';
import { afterEach, beforeEach, expect, it } from 'vitest';
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
  expect(await portal.services.modules.sweepOrphans()).toBe(0);
  expect(await keptFiles(portal)).toHaveLength(used.length + 2);

  portal.clock.advance(HOUR_MS + 1_000);
  expect(await portal.services.modules.sweepOrphans()).toBe(2);
  expect(await keptFiles(portal)).toEqual(used);
  expect(await portal.services.modules.sweepOrphans()).toBe(0);
});

it('goes through more files than one statement names', async () => {
  const used = await makeUsedFiles();
  for (let i = 0; i < 520; i += 1) await keepOrphan('webm');
  portal.clock.advance(HOUR_MS + 1_000);
  expect(await portal.services.modules.sweepOrphans()).toBe(520);
  expect(await keptFiles(portal)).toEqual(used);
});

it('removes nothing where the database knows none of the files', async () => {
  const key = await keepOrphan('mp4');
  portal.clock.advance(HOUR_MS + 1_000);
  expect(await portal.services.modules.sweepOrphans()).toBe(0);
  expect(await keptFiles(portal)).toEqual([key]);
});
