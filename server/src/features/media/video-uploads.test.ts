/** Videos that are uploaded before the save of their module. */
import { createModule, createVideoUpload, updateModule } from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { makeUpload, sendUpload, signInOtherAdmin } from './testing/video-uploads.ts';

const HOUR_MS = 3_600_000;

const it = itAlone
  .extend('moduleId', async ({ portal, company }) => (await makeQuizModule(portal, company.id)).id)
  .extend('uploads', ({ portal, admin, moduleId }) => {
    const send = async (file: string) =>
      upload(portal, createVideoUpload, multipart({}, { video: await fixtureFile(file) }), {
        token: admin.token,
      });
    const take = (videoUploadId: number, by = admin.token) =>
      portal.call(updateModule, { params: { id: moduleId }, body: { videoUploadId }, token: by });
    const verdictOn = async (id: number, by = admin.token) => {
      const { status, error } = await take(id, by);
      return { status, code: error.code };
    };
    return { send, take, verdictOn };
  });

it('an upload returns the facts of its file, and is not the video of a module yet', async ({
  portal,
  uploads,
}) => {
  const answer = succeeded(await uploads.send('clips/tour-5s.webm'));
  expect(answer).toMatchObject({ duration: expect.closeTo(5, 0), playbackLimit: null });
  expect(Date.parse(answer.expiresAt) - portal.clock.now).toBeGreaterThan(23 * HOUR_MS);
  const [key = ''] = await storedFiles(portal);
  expect((await portal.inject({ url: `/api/uploads/${key}` })).status).toBe(403);
  expect(await countStaged(portal)).toBe(0);
});

it('keeps the warning about its format with the module that uses it', async ({ uploads }) => {
  const { id, playbackLimit } = succeeded(await uploads.send('clips/hevc-2s.mp4'));
  expect(playbackLimit).toBe('picture');
  expect(succeeded(await uploads.take(id)).videos).toMatchObject([{ playbackLimit }]);
});

it.for(['lies/text.mp4', 'lies/sound.mp4', 'lies/truncated.webm'])(
  'refuses %s and stores nothing',
  async (file, { portal, uploads }) => {
    expect((await uploads.send(file)).error.code).toBe('UNSUPPORTED_MEDIA');
    expect(await storedFiles(portal)).toEqual([]);
    expect(await countStaged(portal)).toBe(0);
  },
);

describe('an upload is not found', () => {
  const refused = { status: 404, code: 'UPLOAD_NOT_FOUND' };

  it('by another admin than its own, who can still use it', async ({ portal, admin, uploads }) => {
    const { id } = await makeUpload(portal, admin.token);
    const other = await signInOtherAdmin(portal);
    expect(await uploads.verdictOn(id, other.token)).toEqual(refused);
    expect((await uploads.take(id)).status).toBe(200);
  });

  it('when it has expired, and its file is removed', async ({ portal, admin, uploads }) => {
    const { id } = await makeUpload(portal, admin.token);
    portal.clock.advance(24 * HOUR_MS + 1_000);
    expect(await uploads.verdictOn(id)).toEqual(refused);
    expect(await portal.services.media.removeExpiredUploads()).toBe(1);
    expect(await storedFiles(portal)).toEqual([]);
    expect(await portal.services.media.removeExpiredUploads()).toBe(0);
  });

  it('by a module of another company than the named one', async ({
    portal,
    admin,
    company,
    uploads,
  }) => {
    const other = await makeCompany(portal);
    const forOther = succeeded(await sendUpload(portal, admin.token, { companyId: other.id }));
    expect(await uploads.verdictOn(forOther.id)).toEqual(refused);
    const own = succeeded(await sendUpload(portal, admin.token, { companyId: company.id }));
    expect((await uploads.take(own.id)).status).toBe(200);
    const missing = await sendUpload(portal, admin.token, { companyId: 999_999 });
    expect([missing.status, missing.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('when another module has used it', async ({ portal, admin, company, uploads }) => {
    const { id } = await makeUpload(portal, admin.token);
    const body = { name: 'First', videoUploadId: id };
    succeeded(await admin.call(createModule, { params: { id: company.id }, body }));
    expect(await uploads.verdictOn(id)).toEqual(refused);
  });

  it('by more than one of several simultaneous saves', async ({ portal, admin }) => {
    const { id } = await makeUpload(portal, admin.token);
    const companies = await Promise.all([1, 2, 3].map(() => makeCompany(portal)));
    const answers = await Promise.all(
      companies.map((company) => {
        const input = { params: { id: company.id }, body: { name: 'New', videoUploadId: id } };
        return admin.call(createModule, { ...input });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 404, 404]);
    expect(await storedFiles(portal)).toHaveLength(1);
  });
});

it('a limited admin names a company in which the admin has the right “Training”', async ({
  portal,
  company,
  uploads,
}) => {
  const other = await makeCompany(portal);
  const limited = await makeLimitedAdmin(portal, [
    { companyId: company.id, rights: 'training' },
    { companyId: other.id, rights: 'people' },
  ]);
  const stranger = await makeCompany(portal);
  const outcomes = [{}, { companyId: stranger.id }, { companyId: other.id }].map(async (given) => {
    const { status, error } = await sendUpload(portal, limited.token, given);
    return [status, error.message];
  });
  expect(await Promise.all(outcomes)).toEqual([
    [400, 'Company is required'],
    [404, 'Company not found or already deleted'],
    [403, 'You need the right “Training” for this.'],
  ]);
  expect(await storedFiles(portal)).toEqual([]);
  const sent = await sendUpload(portal, limited.token, { companyId: company.id });
  const { videos } = succeeded(await uploads.take(succeeded(sent).id, limited.token));
  expect(videos).toHaveLength(1);
});

const NOTHING_FOUND = { quarantined: 0, removed: 0, missing: 0 };

it('the sweep of orphans keeps unused uploads, the expiry keeps used ones', async ({
  portal,
  admin,
  uploads,
}) => {
  const taken = await makeUpload(portal, admin.token);
  succeeded(await uploads.take(taken.id));
  await makeUpload(portal, admin.token, 'clips/tour-5s.webm');
  portal.clock.advance(2 * HOUR_MS);
  expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
  expect(await storedFiles(portal)).toHaveLength(2);

  portal.clock.advance(24 * HOUR_MS);
  expect(await portal.services.media.removeExpiredUploads()).toBe(1);
  expect(await storedFiles(portal)).toHaveLength(1);
  expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
});

it('more uploads expire than one statement deletes', async ({ portal }) => {
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

it('a replaced video is not missing, though its upload was used', async ({
  portal,
  admin,
  uploads,
}) => {
  const first = await makeUpload(portal, admin.token);
  succeeded(await uploads.take(first.id));
  const second = await makeUpload(portal, admin.token, 'clips/tour-5s.webm');
  const { videos } = succeeded(await uploads.take(second.id));
  expect(videos).toMatchObject([{ uploadId: second.id, missing: false }]);
  expect(await storedFiles(portal)).toHaveLength(1);
});
