/** Posters of videos, from their upload to their end. */
import { deleteCompany } from '@portal/contract/companies';
import { getDashboard, getTrainingModule, listPosters } from '@portal/contract/learning';
import {
  createModule,
  createPosterUpload,
  deleteModule,
  getModule,
  updateModule,
} from '@portal/contract/modules';
import { restoreFromTrash } from '@portal/contract/trash';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  makeVideoModule,
  multipart,
  setCompany,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { itAlone } from '#server/testing/portal-test.ts';
import { deleteForGood } from '../trash/testing/delete-for-good.ts';
import { makePoster, POSTER, sendPoster } from './testing/poster-uploads.ts';
import { makeUpload, signInOtherAdmin } from './testing/video-uploads.ts';

const HOUR_MS = 3_600_000;
const NOTHING_FOUND = { quarantined: 0, removed: 0, missing: 0 };

const it = itAlone
  // With a video whose file is in the store.
  .extend('moduleId', async ({ portal, admin, company }) => {
    const { id: videoUploadId } = await makeUpload(portal, admin.token);
    const input = { params: { id: company.id }, body: { name: 'Film', videoUploadId } };
    return succeeded(await admin.call(createModule, input)).module.id;
  })
  .extend('trainee', ({ portal, company }) => makeTrainee(portal, { companyName: company.name }))
  .extend('posters', ({ portal, admin, moduleId }) => {
    const params = { id: moduleId };
    type Body = { posterUploadId?: number | null; videoUploadId?: number; version?: number };
    const save = (body: Body, by = admin.token) =>
      portal.call(updateModule, { params, body, token: by });
    const give = async (file = POSTER) => {
      const posterUploadId = await makePoster(portal, admin.token, file);
      const { videos, version } = succeeded(await save({ posterUploadId }));
      return { posterUploadId, url: videos[0]?.poster ?? '', version };
    };
    const shown = async () =>
      succeeded(await admin.call(getModule, { params })).videos.map(({ poster }) => poster);
    const get = (path: string) => portal.app.inject({ url: `/api/uploads/${path}` });
    const pictures = async () =>
      (await storedFiles(portal)).filter((key) => !/\.(mp4|webm)$/.test(key));
    return { save, give, shown, get, pictures };
  });

describe('an uploaded poster', () => {
  it('is shown to no one before a save uses it', async ({ portal, admin, posters }) => {
    const { id, expiresAt } = succeeded(await sendPoster(portal, admin.token));
    expect(id).toBeGreaterThan(0);
    expect(Date.parse(expiresAt) - portal.clock.now).toBeGreaterThan(23 * HOUR_MS);
    const [key = ''] = await posters.pictures();
    expect((await posters.get(key)).statusCode).toBe(404);
    expect(await posters.shown()).toEqual([null]);
    expect(await countStaged(portal)).toBe(0);
  });

  it.for(['lies/logo.png', 'lies/text.mp4', 'captions/intro-4s.vtt'])(
    'is refused like a logo if it is %s',
    async (file, { portal, admin, posters }) => {
      const { status, error } = await sendPoster(portal, admin.token, file);
      expect([status, error.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
      expect(await posters.pictures()).toEqual([]);
      expect(await countStaged(portal)).toBe(0);
    },
  );

  it('loses the bytes behind its picture', async ({ portal, admin, posters }) => {
    const picture = await fixtureFile(POSTER);
    const appended = new File([picture, 'PK-archive'], 'poster.jpg');
    const { id } = succeeded(await sendPoster(portal, admin.token, appended));
    const [video] = succeeded(await posters.save({ posterUploadId: id })).videos;
    const { rawPayload } = await posters.get(video?.poster ?? '');
    expect(rawPayload.length).toBeGreaterThan(0);
    expect(rawPayload.includes('PK-archive')).toBe(false);
  });

  it('is refused without a file, without a session, and for trainees', async ({
    portal,
    admin,
    trainee,
  }) => {
    const form = async () => multipart({}, { poster: await fixtureFile(POSTER) });
    const send = async (token?: string) =>
      (await upload(portal, createPosterUpload, await form(), token ? { token } : {})).status;
    expect([await send(), await send(trainee.token)]).toEqual([401, 403]);
    const empty = await upload(portal, createPosterUpload, multipart({}), { token: admin.token });
    expect(empty.error.code).toBe('INVALID_INPUT');
  });

  it('can be used once, by its admin, within a day, in the company that was named', async ({
    portal,
    admin,
    company,
    posters,
  }) => {
    const refused = { status: 404, error: { code: 'UPLOAD_NOT_FOUND' } };
    const posterUploadId = await makePoster(portal, admin.token);
    const other = await signInOtherAdmin(portal);
    expect(await posters.save({ posterUploadId }, other.token)).toMatchObject(refused);
    expect((await posters.save({ posterUploadId })).status).toBe(200);
    const elsewhere = await makeCompany(portal);
    const sent = await sendPoster(portal, admin.token, POSTER, elsewhere.id);
    expect(await posters.save({ posterUploadId: succeeded(sent).id })).toMatchObject(refused);
    const { id: videoUploadId } = await makeUpload(portal, admin.token);
    const another = { name: 'Another', videoUploadId, posterUploadId };
    const input = { params: { id: company.id }, body: another };
    expect(await admin.call(createModule, input)).toMatchObject(refused);

    const late = await makePoster(portal, admin.token);
    portal.clock.advance(24 * HOUR_MS + 1_000);
    expect(await posters.save({ posterUploadId: late })).toMatchObject(refused);
    expect(await portal.services.media.removeExpiredUploads()).toBe(3);
    expect(await posters.pictures()).toHaveLength(1);
    expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
  });
});

describe('the poster of a module', () => {
  it('comes with a new module and its video in one save', async ({ portal, admin, company }) => {
    const body = {
      name: 'New',
      videoUploadId: (await makeUpload(portal, admin.token)).id,
      posterUploadId: await makePoster(portal, admin.token),
    };
    const create = () => admin.call(createModule, { params: { id: company.id }, body });
    const made = succeeded(await create()).module;
    expect(made.videos).toMatchObject([{ poster: expect.stringMatching(/\.webp\?u=/) }]);
    // The answer was lost: the same request changes nothing.
    const again = succeeded(await create()).module;
    expect([again.id, again.version]).toEqual([made.id, made.version]);
  });

  it('is refused without a video', async ({ portal, admin, company }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const posterUploadId = await makePoster(portal, admin.token);
    const change = (body: object) => admin.call(updateModule, { params: { id }, body });
    expect((await change({ posterUploadId })).error.code).toBe('CONFLICT');
    expect((await change({ posterUploadId: null })).status).toBe(200);
  });

  it('is replaced and removed, each with its file, a version and a record', async ({
    portal,
    posters,
  }) => {
    const first = await posters.give();
    const second = await posters.give('images/lossy.webp');
    expect(second.version).toBe(first.version + 1);
    expect(second.url).toMatch(/\.webp\?u=/);
    expect(await posters.pictures()).toEqual([second.url.split('?')[0]]);
    expect((await posters.get(first.url)).statusCode).toBe(404);

    expect(succeeded(await posters.save({})).version).toBe(second.version);
    const removed = succeeded(await posters.save({ posterUploadId: null }));
    expect([removed.version, removed.videos[0]?.poster]).toEqual([second.version + 1, null]);
    expect(await posters.pictures()).toEqual([]);
    expect(succeeded(await posters.save({ posterUploadId: null })).version).toBe(removed.version);
    const records = await portal.resources.db
      .selectFrom('activity')
      .where('action', 'in', ['module.poster-saved', 'module.poster-removed'])
      .select('action')
      .orderBy('id')
      .execute();
    const actions = ['module.poster-saved', 'module.poster-saved', 'module.poster-removed'];
    expect(records.map(({ action }) => action)).toEqual(actions);
  });

  it('stays if the save of another one is refused', async ({ portal, admin, posters }) => {
    const { url, version } = await posters.give();
    const posterUploadId = await makePoster(portal, admin.token, 'images/lossy.webp');
    const outdated = await posters.save({ posterUploadId, version: version - 1 });
    expect(outdated.error.code).toBe('CONFLICT');
    expect(await posters.shown()).toEqual([url]);
    expect((await posters.get(url)).statusCode).toBe(200);
    expect((await posters.save({ posterUploadId, version })).status).toBe(200);
  });

  it('goes with a replaced video, which may have one of its own', async ({
    portal,
    admin,
    posters,
  }) => {
    await posters.give();
    const video = await makeUpload(portal, admin.token, 'clips/tour-5s.webm');
    succeeded(await posters.save({ videoUploadId: video.id }));
    expect(await posters.shown()).toEqual([null]);
    expect(await posters.pictures()).toEqual([]);

    const body = {
      videoUploadId: (await makeUpload(portal, admin.token)).id,
      posterUploadId: await makePoster(portal, admin.token),
    };
    succeeded(await posters.save(body));
    expect(await posters.shown()).toEqual([expect.any(String)]);
  });

  it('whose file is missing is found by the sweep', async ({ portal, posters }) => {
    const { url } = await posters.give();
    await portal.resources.media.remove(url.split('?')[0] ?? '');
    expect((await posters.get(url)).statusCode).toBe(404);
    expect(await portal.services.media.sweep()).toEqual({ ...NOTHING_FOUND, missing: 1 });
  });

  it('is hidden in the trash, comes back from it, and is deleted for good with the module', async ({
    portal,
    admin,
    moduleId,
    posters,
  }) => {
    const { url } = await posters.give();
    const params = { id: moduleId };
    const { deletionId } = succeeded(await admin.call(deleteModule, { params }));
    expect((await posters.get(url)).statusCode).toBe(404);
    portal.clock.advance(2 * HOUR_MS);
    expect(await portal.services.media.sweep()).toEqual(NOTHING_FOUND);
    succeeded(
      await admin.call(restoreFromTrash, { params: { deletionId: deletionId ?? 0 }, body: {} }),
    );
    const [restored] = await posters.shown();
    expect((await posters.get(restored ?? '')).statusCode).toBe(200);
    await deleteForGood(portal, await admin.call(deleteModule, { params }));
    expect(await storedFiles(portal)).toEqual([]);
  });

  it('is deleted for good with its company', async ({ portal, admin, company, posters }) => {
    await posters.give();
    await deleteForGood(portal, await admin.call(deleteCompany, { params: { id: company.id } }));
    expect(await storedFiles(portal)).toEqual([]);
  });
});

describe('trainees', () => {
  it('see posters on the dashboard, also of locked modules, and in the player', async ({
    portal,
    admin,
    company,
    trainee,
    moduleId,
    posters,
  }) => {
    const flags = async () =>
      succeeded(await trainee.call(getDashboard, {})).moduleProgress.map((each) => {
        return [each.moduleId, each.unlocked, each.hasPoster];
      });
    const locked = await makeVideoModule(portal, company.id);
    expect(await flags()).toEqual([
      [moduleId, true, false],
      [locked.id, false, false],
    ]);
    expect(succeeded(await trainee.call(listPosters, {}))).toEqual([]);
    await posters.give();
    const posterUploadId = await makePoster(portal, admin.token);
    const input = { params: { id: locked.id }, body: { posterUploadId } };
    succeeded(await admin.call(updateModule, input));

    expect(await flags()).toEqual([
      [moduleId, true, true],
      [locked.id, false, true],
    ]);
    const listed = succeeded(await trainee.call(listPosters, {}));
    expect(listed.map((each) => each.moduleId).toSorted((one, other) => one - other)).toEqual([
      moduleId,
      locked.id,
    ]);
    for (const { url } of listed) {
      const answer = await posters.get(url);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(answer.headers['cache-control']).toBe('private, no-store');
    }
    const opened = succeeded(await trainee.call(getTrainingModule, { params: { id: moduleId } }));
    const own = listed.find((each) => each.moduleId === moduleId);
    expect(opened.videos).toMatchObject([{ poster: own?.url }]);
    succeeded(await posters.save({ posterUploadId: null }));
    expect(succeeded(await trainee.call(listPosters, {}))).toHaveLength(1);
    expect((await flags())[0]).toEqual([moduleId, true, false]);
  });

  it('of other companies neither see nor read them', async ({ portal, trainee, posters }) => {
    await posters.give();
    const [own] = succeeded(await trainee.call(listPosters, {}));
    const company = await makeCompany(portal);
    const other = await makeTrainee(portal, { companyName: company.name });
    expect(succeeded(await other.call(listPosters, {}))).toEqual([]);
    await setCompany(portal, trainee.user.id, company.id);
    expect((await posters.get(own?.url ?? '')).statusCode).toBe(404);
  });

  it('read them only by a signed link of a session that has not ended', async ({
    portal,
    trainee,
    posters,
  }) => {
    const { url } = await posters.give();
    const [key = '', query = ''] = url.split('?');
    const forged = new URLSearchParams(query);
    forged.set('u', String(trainee.user.id));
    const statuses = await Promise.all(
      [key, `${key}?${forged}`, `${url}x`].map(
        async (path) => (await posters.get(path)).statusCode,
      ),
    );
    expect(statuses).toEqual([404, 403, 403]);
    portal.clock.advance(601_000);
    expect((await posters.get(url)).statusCode).toBe(403);
    const [own] = succeeded(await trainee.call(listPosters, {}));
    expect((await posters.get(own?.url ?? '')).statusCode).toBe(200);
    await portal.resources.db
      .deleteFrom('sessions')
      .where('user_id', '=', trainee.user.id)
      .execute();
    expect((await posters.get(own?.url ?? '')).statusCode).toBe(403);
  });

  it('get no list without a session or as admins', async ({ portal, admin }) => {
    expect((await portal.call(listPosters, {})).status).toBe(401);
    expect((await admin.call(listPosters, {})).status).toBe(403);
  });
});
