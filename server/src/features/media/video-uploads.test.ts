/** Videos that are uploaded before the save of their module. */
import { createModule, createVideoUpload, updateModule } from '@portal/contract/modules';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { makeUpload, signInOtherAdmin } from './testing/video-uploads.ts';

const HOUR_MS = 3_600_000;

let portal: TestPortal;
let token: string;
let moduleId: number;

beforeEach(async () => {
  portal = await startTestPortal();
  token = (await signInAdmin(portal)).token;
  moduleId = (await makeQuizModule(portal, (await makeCompany(portal)).id)).id;
});
afterEach(() => portal[Symbol.asyncDispose]());

const send = async (file: string) =>
  upload(portal, createVideoUpload, multipart({}, { video: await fixtureFile(file) }), { token });
const take = (videoUploadId: number, by = token) =>
  portal.call(updateModule, { params: { id: moduleId }, body: { videoUploadId }, token: by });

it('answers with what the file says of itself, and is no module’s video yet', async () => {
  const answer = succeeded(await send('clips/tour-5s.webm'));
  expect(answer).toMatchObject({ duration: expect.closeTo(5, 0), warning: null });
  expect(Date.parse(answer.expiresAt) - portal.clock.now).toBeGreaterThan(23 * HOUR_MS);
  const [key = ''] = await storedFiles(portal);
  expect((await portal.inject({ url: `/api/uploads/${key}` })).status).toBe(403);
  expect(await countStaged(portal)).toBe(0);
});

it.each(['lies/text.mp4', 'lies/sound.mp4', 'lies/truncated.webm'])(
  'refuses %s and keeps nothing',
  async (file) => {
    expect((await send(file)).error.code).toBe('UNSUPPORTED_MEDIA');
    expect(await storedFiles(portal)).toEqual([]);
    expect(await countStaged(portal)).toBe(0);
  },
);

describe('an upload is not found', () => {
  const refused = { status: 404, code: 'UPLOAD_NOT_FOUND' };
  const verdictOn = async (id: number, by = token) => {
    const { status, error } = await take(id, by);
    return { status, code: error.code };
  };

  it('by another admin than its own, who can still take it', async () => {
    const { id } = await makeUpload(portal, token);
    const other = await signInOtherAdmin(portal);
    expect(await verdictOn(id, other.token)).toEqual(refused);
    expect((await take(id)).status).toBe(200);
  });

  it('once it has expired, and its file goes with it', async () => {
    const { id } = await makeUpload(portal, token);
    portal.clock.advance(24 * HOUR_MS + 1_000);
    expect(await verdictOn(id)).toEqual(refused);
    expect(await portal.services.media.removeExpiredUploads()).toBe(1);
    expect(await storedFiles(portal)).toEqual([]);
    expect(await portal.services.media.removeExpiredUploads()).toBe(0);
  });

  it('once another module has taken it', async () => {
    const { id } = await makeUpload(portal, token);
    const company = await makeCompany(portal);
    const body = { name: 'First', videoUploadId: id };
    succeeded(await portal.call(createModule, { params: { id: company.id }, body, token }));
    expect(await verdictOn(id)).toEqual(refused);
  });

  it('of several saves at once by more than one', async () => {
    const { id } = await makeUpload(portal, token);
    const companies = await Promise.all([1, 2, 3].map(() => makeCompany(portal)));
    const answers = await Promise.all(
      companies.map((company) => {
        const input = { params: { id: company.id }, body: { name: 'New', videoUploadId: id } };
        return portal.call(createModule, { ...input, token });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
    expect(await storedFiles(portal)).toHaveLength(1);
  });
});

const NOTHING_FOUND = { quarantined: 0, removed: 0, missing: 0 };

it('the sweep of orphans leaves what waits, the expiry leaves what a module has', async () => {
  const taken = await makeUpload(portal, token);
  succeeded(await take(taken.id));
  await makeUpload(portal, token, 'clips/tour-5s.webm');
  portal.clock.advance(2 * HOUR_MS);
  expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
  expect(await storedFiles(portal)).toHaveLength(2);

  portal.clock.advance(24 * HOUR_MS);
  expect(await portal.services.media.removeExpiredUploads()).toBe(1);
  expect(await storedFiles(portal)).toHaveLength(1);
  expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
});

it('more uploads expire than one statement deletes', async () => {
  const { user } = await signInAdmin(portal);
  const rows = Array.from({ length: 230 }, (_, index) => ({
    created_by: user.id,
    media_key: `${index}`.padStart(22, 'x').concat('.mp4'),
    content_type: 'video/mp4',
    size: 1,
    etag: '"x"',
    duration: 1,
    created_at: index,
  }));
  await portal.resources.db.insertInto('video_uploads').values(rows).execute();
  expect(await portal.services.media.removeExpiredUploads()).toBe(230);
});

it('a replaced video is not missing, though its upload was taken', async () => {
  const first = await makeUpload(portal, token);
  succeeded(await take(first.id));
  const second = await makeUpload(portal, token, 'clips/tour-5s.webm');
  const { videos } = succeeded(await take(second.id));
  expect(videos).toMatchObject([{ uploadId: second.id, missing: false }]);
  expect(await storedFiles(portal)).toHaveLength(1);
});
