/** A save is atomic, and refused when another admin has changed the module. */
import { listActivity } from '@portal/contract/activity';
import type { CallArguments } from '@portal/contract/call';
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import * as calls from '@portal/contract/modules';
import { describe, expect } from 'vitest';
import {
  makeQuizModule,
  multipart,
  someQuestions,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeUpload, signInOtherAdmin } from '../media/testing/video-uploads.ts';

const VTT = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
const CAPTIONS = { text: VTT, label: 'English', language: 'en' };
const CLIP = 'clips/intro-4s.mp4';

const partNames = ['name', 'description', 'questions', 'video', 'captions'];

const it = portalIt.extend('modules', ({ portal, admin, company }) => {
  const get = async (id: number) =>
    succeeded(await admin.call(calls.getModule, { params: { id } }));
  const put = (id: number, body: Content, by = admin.token) =>
    portal.call(calls.updateModule, { params: { id }, body, token: by });
  const create = (body: NewContent, by = admin.token) =>
    portal.call(calls.createModule, { params: { id: company.id }, body, token: by });
  const listed = async () =>
    succeeded(await admin.call(calls.listModules, { query: { companyId: String(company.id) } }));
  const uploadId = async (clip = CLIP, by = admin.token) => (await makeUpload(portal, by, clip)).id;

  /** A module with a video, captions and two questions. */
  async function makeModule() {
    const body = {
      name: 'Welcome',
      description: 'Old',
      mcqs: someQuestions(2),
      captions: [CAPTIONS],
    };
    return succeeded(await create({ ...body, videoUploadId: await uploadId() })).module;
  }

  /** Shows whether any part of a module has changed; URLs are left out because each is signed again. */
  async function contentOf(id: number) {
    const { videos, ...module } = await get(id);
    return {
      ...module,
      videos: videos.map(({ id: videoId, duration, captions }) => [
        videoId,
        duration,
        captions.map(({ label }) => label),
      ]),
    };
  }

  const parts: Readonly<Record<string, (by: string) => Promise<Content>>> = {
    name: async () => ({ name: `Name ${crypto.randomUUID()}` }),
    description: async () => ({ description: `Text ${crypto.randomUUID()}` }),
    questions: async () => ({ mcqs: someQuestions(3) }),
    video: async (by) => ({ videoUploadId: await uploadId('clips/tour-5s.webm', by) }),
    captions: async () => ({ captions: [{ ...CAPTIONS, label: 'Deutsch', language: 'de' }] }),
  };
  const part = (name: string, by = admin.token) =>
    parts[name]?.(by) ?? Promise.reject(new Error(`No part ${name}`));
  return { get, put, create, listed, uploadId, makeModule, contentOf, part };
});

type Content = CallArguments<typeof calls.updateModule>['body'];
type NewContent = CallArguments<typeof calls.createModule>['body'];

describe('the version of a module', () => {
  it.for(partNames)('increases by one with a change of the %s', async (name, { modules }) => {
    const { id, version, quizVersion } = await modules.makeModule();
    succeeded(await modules.put(id, { ...(await modules.part(name)), version }));
    const after = await modules.get(id);
    expect(after.version).toBe(version + 1);
    expect(after.quizVersion).toBe(name === 'questions' ? quizVersion + 1 : quizVersion);
  });

  it('increases by one with a save of everything', async ({ modules }) => {
    const { id, version } = await modules.makeModule();
    const changes = await Promise.all(partNames.map((name) => modules.part(name)));
    const answer = succeeded(await modules.put(id, { ...Object.assign({}, ...changes), version }));
    expect(answer).toMatchObject({
      version: version + 1,
      description: expect.stringMatching(/^Text /),
      videos: [
        { duration: expect.closeTo(5, 0), captions: [{ label: 'Deutsch', language: 'de' }] },
      ],
      mcqs: [{}, {}, {}],
    });
  });

  it('increases with each call that changes one part', async ({ portal, admin, modules }) => {
    const { id, version } = await modules.makeModule();
    const video = multipart({}, { video: await fixtureFile(CLIP) });
    const captions = multipart({}, { captions: new File([VTT], 'en.vtt') });
    const input = { params: { id }, token: admin.token };
    succeeded(await portal.call(calls.updateModule, { ...input, body: { name: 'Other' } }));
    succeeded(
      await portal.call(calls.saveQuestions, { ...input, body: { mcqs: someQuestions(1) } }),
    );
    succeeded(await upload(portal, calls.uploadVideo, video, { id, token: admin.token }));
    succeeded(await upload(portal, calls.uploadCaptions, captions, { id, token: admin.token }));
    succeeded(await portal.call(calls.deleteCaptions, input));
    expect((await modules.get(id)).version).toBe(version + 5);
  });

  it('stays the same when a save changes nothing', async ({ modules }) => {
    const { id, version, name, description, mcqs } = await modules.makeModule();
    succeeded(await modules.put(id, { name, description, mcqs, version }));
    succeeded(await modules.put(id, {}));
    expect((await modules.get(id)).version).toBe(version);
  });
});

describe('two admins who edit one module', () => {
  const pairs = partNames.flatMap((theirs) => partNames.map((mine) => [theirs, mine] as const));

  it.for(pairs)(
    'when %s is changed, an older save of %s is refused completely',
    async ([theirs, mine], { portal, modules }) => {
      const other = await signInOtherAdmin(portal);
      const { id, version } = await modules.makeModule();
      succeeded(
        await modules.put(
          id,
          { ...(await modules.part(theirs, other.token)), version },
          other.token,
        ),
      );
      const before = await modules.contentOf(id);
      const refused = await modules.put(id, { ...(await modules.part(mine)), version });
      expect([refused.status, refused.error]).toEqual([
        409,
        {
          code: 'CONFLICT',
          message: 'This module has been changed elsewhere in the meantime.',
          details: { reason: 'moduleChangedElsewhere', version: version + 1 },
        },
      ]);
      expect(await modules.contentOf(id)).toEqual(before);
    },
  );

  it('the refused save succeeds with the new version, without another upload', async ({
    modules,
  }) => {
    const { id, version } = await modules.makeModule();
    succeeded(await modules.put(id, { name: 'By A', version }));
    const mine = { name: 'By B', videoUploadId: await modules.uploadId('clips/tour-5s.webm') };
    expect((await modules.put(id, { ...mine, version })).status).toBe(409);
    const saved = succeeded(await modules.put(id, { ...mine, version: version + 1 }));
    expect(saved).toMatchObject({ name: 'By B', videos: [{ uploadId: mine.videoUploadId }] });
  });

  it('without a version a save overwrites', async ({ modules }) => {
    const { id, version } = await modules.makeModule();
    succeeded(await modules.put(id, { name: 'By A', version }));
    expect(succeeded(await modules.put(id, { name: 'By B' })).name).toBe('By B');
  });

  it('of five simultaneous saves with the same version one succeeds', async ({ modules }) => {
    const { id, version } = await modules.makeModule();
    const names = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(names.map((name) => modules.put(id, { name, version })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409]);
    const winner = names[answers.findIndex(({ status }) => status === 200)];
    expect(await modules.get(id)).toMatchObject({ name: winner, version: version + 1 });
  });

  it('answers 404 when the other admin has deleted the module', async ({ admin, modules }) => {
    const { id, version } = await modules.makeModule();
    succeeded(await admin.call(calls.deleteModule, { params: { id } }));
    const answer = await modules.put(id, { name: 'By B', version });
    expect([answer.status, answer.error.code]).toEqual([404, 'NOT_FOUND']);
  });
});

describe('a save that is refused changes nothing and keeps the upload', () => {
  const wrongMcq = { question: 'Q', options: ['a', 'b'], answer: 'c' };
  const huge = { ...CAPTIONS, text: `WEBVTT\n\n${'ü'.repeat(SAVED_CAPTIONS_MAX_BYTES / 2)}` };

  it.for<[string, Content, number, string]>([
    ['a question without its answer', { mcqs: [wrongMcq] }, 400, 'MCQ 1 answer must be one of'],
    ['an empty name', { name: ' ' }, 400, 'Module name is required'],
    [
      'invalid captions',
      { captions: [{ ...CAPTIONS, text: 'hello' }] },
      415,
      'not a file of captions',
    ],
    [
      'captions with half a surrogate pair',
      { captions: [{ ...CAPTIONS, text: `${VTT}\ud83d` }] },
      400,
      'Contains characters that cannot be stored',
    ],
    ['captions of more bytes than letters', { captions: [huge] }, 400, 'may be 256 KB at most'],
  ])('for %s', async ([_what, wrong, status, message], { portal, modules }) => {
    const { id, version } = await modules.makeModule();
    const before = await modules.contentOf(id);
    const videoUploadId = await modules.uploadId('clips/tour-5s.webm');
    const files = await storedFiles(portal);
    const content = { name: 'New name', description: 'New', mcqs: someQuestions(1), videoUploadId };
    const refused = await modules.put(id, { ...content, ...wrong, version });
    expect([refused.status, refused.error.message]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
    expect(await modules.contentOf(id)).toEqual(before);
    expect(await storedFiles(portal)).toEqual(files);
    expect((await modules.put(id, { ...content, version })).status).toBe(200);
  });

  it('for captions without a video', async ({ portal, company, modules }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const refused = await modules.put(id, { name: 'New name', captions: [CAPTIONS] });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'Please upload a video before its captions.',
    ]);
    expect((await modules.get(id)).name).toBe('Module');
  });
});

describe('a new module', () => {
  it('is created with all its content, and shows when and by whom it was created', async ({
    portal,
    modules,
  }) => {
    const module = await modules.makeModule();
    expect(module).toMatchObject({
      name: 'Welcome',
      description: 'Old',
      draft: false,
      version: 1,
      createdBy: 'Ada Admin',
      videos: [{ captions: [{ label: 'English' }] }],
      mcqs: [{}, {}],
    });
    expect(Math.abs(Date.parse(module.createdAt) - portal.clock.now)).toBeLessThan(60_000);
  });

  it('warns of captions after the end of the video', async ({ modules }) => {
    const text = 'WEBVTT\n\n00:58.000 --> 00:59.000\nToo late\n';
    const content = { name: 'Late', videoUploadId: await modules.uploadId(), captions: [{ text }] };
    expect(succeeded(await modules.create(content)).warnings).toEqual([{ kind: 'all-late' }]);
  });

  it.for<[string, object, number]>([
    ['with a wrong question', { mcqs: [{ question: 'Q', options: ['a', 'b'], answer: 'c' }] }, 400],
    ['with an unknown upload', { videoUploadId: 999_999 }, 404],
  ])('%s is not created', async ([_how, wrong, status], { modules }) => {
    expect((await modules.create({ name: 'New', ...wrong })).status).toBe(status);
    expect(await modules.listed()).toEqual([]);
  });

  it('is created once when the answer was lost and the request is sent again', async ({
    modules,
  }) => {
    const content = {
      name: 'Once',
      mcqs: someQuestions(1),
      videoUploadId: await modules.uploadId(),
    };
    const { module } = succeeded(await modules.create(content));
    expect(succeeded(await modules.create(content)).module).toMatchObject({
      id: module.id,
      version: 1,
    });
    const renamed = succeeded(await modules.create({ ...content, name: 'Renamed' })).module;
    expect(renamed).toMatchObject({ id: module.id, name: 'Renamed', version: 2 });
    expect((await modules.create(content)).error.code).toBe('CONFLICT');
    expect((await modules.listed()).map(({ name }) => name)).toEqual(['Renamed']);
  });

  it('of questions alone is created once when the request is sent again with its id', async ({
    portal,
    modules,
  }) => {
    const content = {
      name: 'Quiz',
      mcqs: someQuestions(2),
      clientRequestId: 'made-by-the-browser',
    };
    const { module } = succeeded(await modules.create(content));
    expect(module).toMatchObject({ draft: false, videos: [], mcqs: [{}, {}] });
    expect(succeeded(await modules.create(content)).module).toMatchObject({
      id: module.id,
      version: 1,
    });
    const other = await signInOtherAdmin(portal);
    const ofOther = succeeded(await modules.create(content, other.token)).module;
    expect(ofOther.id).not.toBe(module.id);
    expect(await modules.listed()).toHaveLength(2);
  });

  it('is created once by two simultaneous requests', async ({ modules }) => {
    const content = { name: 'Twice', videoUploadId: await modules.uploadId() };
    const answers = await Promise.all([modules.create(content), modules.create(content)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await modules.listed()).toHaveLength(1);
  });
});

describe('a completed save', () => {
  it('leaves an entry in the list of changes for each kind of change, and no file without a row', async ({
    portal,
    admin,
    modules,
  }) => {
    const { id, version } = await modules.makeModule();
    const files = await storedFiles(portal);
    const [newest] = succeeded(await admin.call(listActivity));
    const changes = await Promise.all(partNames.map((name) => modules.part(name)));
    succeeded(await modules.put(id, { ...Object.assign({}, ...changes), version }));
    const activity = succeeded(await admin.call(listActivity));
    const since = activity.slice(
      0,
      activity.findIndex((entry) => entry.id === newest?.id),
    );
    expect(since.map(({ action }) => action)).toEqual([
      'module.questions-saved',
      'module.captions-saved',
      'module.video-replaced',
      'module.updated',
    ]);
    // The file of the new video was added, the old one removed.
    expect(await storedFiles(portal)).toHaveLength(files.length);
  });

  it('leaves one video when the answer was lost and the save is sent again', async ({
    modules,
  }) => {
    const { id, version } = await modules.makeModule();
    const content = { videoUploadId: await modules.uploadId('clips/tour-5s.webm') };
    const [video] = succeeded(await modules.put(id, { ...content, version })).videos;
    expect((await modules.put(id, { ...content, version })).error.code).toBe('CONFLICT');
    const again = succeeded(await modules.put(id, { ...content, version: version + 1 }));
    expect(again).toMatchObject({ version: version + 1, videos: [{ id: video?.id }] });
  });
});

it('a trainee can neither save nor upload', async ({ portal, company, trainee, modules }) => {
  const { id } = await makeQuizModule(portal, company.id);
  expect((await modules.put(id, { name: 'Mine' }, trainee.token)).status).toBe(403);
  const form = multipart({}, { video: await fixtureFile(CLIP) });
  const answer = await upload(portal, calls.createVideoUpload, form, { token: trainee.token });
  expect(answer.status).toBe(403);
});
