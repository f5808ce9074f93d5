import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { deleteCompany } from '@portal/contract/companies';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { deleteModule, listModules, uploadVideo } from '@portal/contract/modules';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { startTestPortal, type TestPortal } from '#server/testing/start-test-portal.ts';
import { PORTAL } from '../activity/service.ts';

let portal: TestPortal;
let token: string;
/** Where the portal listens, for what needs a real connection. */
let origin: string;

beforeAll(async () => {
  portal = await startTestPortal({ MAX_VIDEO_MB: '1' });
  token = (await signInAdmin(portal)).token;
  origin = await portal.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => portal[Symbol.asyncDispose]());

const send = (id: number, video: File, fields: Record<string, string> = {}) =>
  upload(portal, uploadVideo, multipart(fields, { video }), { token, id });
const sendFixture = async (id: number, path: string, fields: Record<string, string> = {}) =>
  send(id, await fixtureFile(path), fields);
const keyOf = (url: string | undefined) => url?.split('?')[0];

async function makeDraft() {
  const company = await makeCompany(portal);
  const module = await makeQuizModule(portal, company.id, { questions: 0 });
  return { company, id: module.id };
}

const videosOf = async (companyId: number) => {
  const query = { companyId: String(companyId) };
  const modules = succeeded(await portal.call(listModules, { query, token }));
  return modules.flatMap(({ videos }) => videos);
};

describe('uploading a video', () => {
  it.each([
    ['clips/intro-4s.mp4', 'mp4', 4],
    ['clips/tour-5s.webm', 'webm', 5],
  ])('takes %s by its content and reads how long it is', async (file, ending, seconds) => {
    const { company, id } = await makeDraft();
    const answer = succeeded(await sendFixture(id, file, { duration: '99' }));
    expect(answer).toMatchObject({ success: true, warning: null });
    expect(answer.module.draft).toBe(false);
    const [video] = answer.module.videos;
    expect(video?.duration).toBeGreaterThan(seconds - 0.2);
    expect(video?.duration).toBeLessThan(seconds + 0.2);
    expect(keyOf(video?.url)).toMatch(new RegExp(`^[\\w-]{22}\\.${ending}$`));
    expect(await videosOf(company.id)).toHaveLength(1);
    expect(await storedFiles(portal)).toContain(keyOf(video?.url));
    expect(await countStaged(portal)).toBe(0);
  });

  it.each(['clips/theora-3s.ogv', 'clips/hevc-2s.mp4'])(
    'warns of %s, which not every browser plays',
    async (file) => {
      const { id } = await makeDraft();
      expect(succeeded(await sendFixture(id, file)).warning).toMatch(/browsers/);
    },
  );

  it.each(['NaN', 'Infinity', '-1', 'x', '', '99'])(
    'reads the duration of a recording itself, though the browser says %j',
    async (duration) => {
      const { id } = await makeDraft();
      const answer = await sendFixture(id, 'clips/recorded-2s.webm', { duration });
      expect(succeeded(answer).module.videos[0]?.duration).toBeCloseTo(2, 1);
    },
  );

  it.each([
    'text.mp4',
    'page.webm',
    'picture.mp4',
    'truncated.mp4',
    'truncated.webm',
    'sound.mp4',
    'sound.webm',
    'sound.ogg',
    'matroska.webm',
    'prores.mp4',
    'logo.png',
  ])('refuses %s with a sentence and keeps nothing', async (file) => {
    const { company, id } = await makeDraft();
    const before = await storedFiles(portal);
    const answer = await sendFixture(id, `lies/${file}`, { duration: '4' });
    expect(answer.status).toBe(415);
    expect(answer.error.code).toBe('UNSUPPORTED_MEDIA');
    expect(answer.error.message).toMatch(/^[A-Z].*\.$/);
    expect(await storedFiles(portal)).toEqual(before);
    expect(await countStaged(portal)).toBe(0);
    expect(await videosOf(company.id)).toEqual([]);
  });

  it('refuses a file over the limit and names it', async () => {
    const { id } = await makeDraft();
    const answer = await send(id, new File([Buffer.alloc(1024 * 1024 + 1)], 'big.mp4'));
    expect(answer.status).toBe(413);
    expect(answer.error).toMatchObject({ code: 'TOO_LARGE' });
    expect(answer.error.message).toContain('1 MB');
    expect(await countStaged(portal)).toBe(0);
  });

  it('refuses a form without the file, or with it under another name', async () => {
    const { id } = await makeDraft();
    const none = await upload(portal, uploadVideo, multipart({ duration: '4' }), { token, id });
    expect(none.status).toBe(400);
    const film = await fixtureFile('clips/intro-4s.mp4');
    const misnamed = await upload(portal, uploadVideo, multipart({}, { film }), { token, id });
    expect(misnamed.status).toBe(400);
  });

  it('answers 404 for an unknown module before the file is kept', async () => {
    expect((await sendFixture(999_999, 'clips/intro-4s.mp4')).status).toBe(404);
    expect(await countStaged(portal)).toBe(0);
  });
});

describe('replacing a video', () => {
  it('puts the new one in the place of the old and removes its file', async () => {
    const { company, id } = await makeDraft();
    const [old] = succeeded(await sendFixture(id, 'clips/intro-4s.mp4')).module.videos;
    const [video] = succeeded(await sendFixture(id, 'clips/tour-5s.webm')).module.videos;
    expect(video?.id).not.toBe(old?.id);
    expect((await videosOf(company.id)).map((kept) => kept.id)).toEqual([video?.id]);
    expect(await storedFiles(portal)).not.toContain(keyOf(old?.url));
    expect(await storedFiles(portal)).toContain(keyOf(video?.url));
  });

  it('leaves one video and one file when several are sent at once', async () => {
    const { company, id } = await makeDraft();
    const before = await storedFiles(portal);
    const files = ['clips/intro-4s.mp4', 'clips/tour-5s.webm', 'clips/long-6s.mp4'];
    const answers = await Promise.all(files.map((file) => sendFixture(id, file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const videos = await videosOf(company.id);
    expect(videos).toHaveLength(1);
    const after = await storedFiles(portal);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContain(keyOf(videos[0]?.url));
  });

  it('lets who was watching begin anew', async () => {
    const { company, id } = await makeDraft();
    await sendFixture(id, 'clips/intro-4s.mp4');
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const asTrainee = { params: { id }, token: trainee.token };
    await portal.call(getTrainingModule, asTrainee);
    portal.clock.advance(3_000);
    await portal.call(reportWatching, { ...asTrainee, body: { timeSpent: 3 } });
    const watched = succeeded(await portal.call(getTrainingModule, asTrainee));
    expect(watched.timeSpent).toBe(3);

    await sendFixture(id, 'clips/long-6s.mp4');
    const anew = succeeded(await portal.call(getTrainingModule, asTrainee));
    expect(anew.timeSpent).toBe(0);
    expect((await portal.call(completeVideo, asTrainee)).status).toBe(409);
  });
});

describe('a form that is none', () => {
  const boundary = 'the-boundary';
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (name: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="${name}"\r\n\r\nbytes\r\n`;

  it.each([
    ['has no boundary', 'multipart/form-data', part('a')],
    ['has another boundary', 'multipart/form-data; boundary=another-one', part('a')],
    ['has an endless boundary', `multipart/form-data; boundary=${'y'.repeat(300)}`, part('a')],
    ['ends within a header', type, part('a').slice(0, 30)],
    ['has two files', type, `${part('a')}${part('b')}--${boundary}--\r\n`],
  ])('is refused as such when it %s', async (_how, contentType, payload) => {
    const { id } = await makeDraft();
    const answer = await portal.inject({
      method: 'POST',
      url: `/api/admin/modules/${id}/video`,
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
      payload,
    });
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(await countStaged(portal)).toBe(0);
  });
});

// The parser would take such a form apart into thousands of empty parts before it refused it.
it.each([
  'boundary=x',
  'boundary="x"',
  'boundary=elevenchars',
  'boundary=x; boundary=the-boundary',
  "boundary*=utf-8''x; boundary=the-boundary",
  'boundary="\\x\\x\\x\\x\\x\\x"',
])('a form with a short boundary is not parsed: %s', async (parameter) => {
  const { id } = await makeDraft();
  const answer = await portal.inject({
    method: 'POST',
    url: `/api/admin/modules/${id}/video`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': `multipart/form-data; ${parameter}`,
    },
    payload: '--x\r\n'.repeat(100),
  });
  expect([answer.status, answer.error]).toEqual([
    400,
    { code: 'INVALID_INPUT', message: 'The form needs a boundary of at least 12 characters.' },
  ]);
});

describe('what happens meanwhile', () => {
  it.each([
    ['module', ({ id }: { id: number }) => portal.call(deleteModule, { params: { id }, token })],
    [
      'company',
      ({ companyId }: { companyId: number }) =>
        portal.call(deleteCompany, { params: { id: companyId }, token }),
    ],
  ])('keeps no file when the %s is deleted during the upload', async (_what, remove) => {
    const { company, id } = await makeDraft();
    const before = await storedFiles(portal);
    const file = await stage('clips/intro-4s.mp4');
    await remove({ id, companyId: company.id });
    const late = portal.services.modules.uploadVideo(PORTAL, id, { file });
    await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await file.discard();
    expect(await storedFiles(portal)).toEqual(before);
  });

  it('keeps neither file nor row of an upload that breaks off', async () => {
    const { company, id } = await makeDraft();
    const before = await storedFiles(portal);
    (await sendHalf(id, await fixtureFile('clips/intro-4s.mp4'))).destroy();
    await expect.poll(() => countStaged(portal)).toBe(0);
    expect(await storedFiles(portal)).toEqual(before);
    expect(await videosOf(company.id)).toEqual([]);
    expect((await sendFixture(id, 'clips/intro-4s.mp4')).status).toBe(200);
  });
});

describe('a client that says nothing', () => {
  beforeAll(() => {
    expect(portal.app.server.timeout).toBe(120_000);
    portal.app.server.timeout = 1_000;
  });
  afterAll(() => {
    portal.app.server.timeout = 120_000;
  });

  it('is cut off in the middle of an upload, of which nothing stays', async () => {
    const { id } = await makeDraft();
    const socket = await sendHalf(id, await fixtureFile('clips/intro-4s.mp4'));
    await once(socket.resume(), 'close');
    await expect.poll(() => countStaged(portal)).toBe(0);
  });

  it('is not cut off while it waits for a slow store', async () => {
    const { id } = await makeDraft();
    const receive = portal.resources.media.receive.bind(portal.resources.media);
    vi.spyOn(portal.resources.media, 'receive').mockImplementationOnce(async (bytes, limits) => {
      const file = await receive(bytes, limits);
      const commit = async (key: string, contentType: string) => {
        await setTimeout(2_500);
        await file.commit(key, contentType);
      };
      return { ...file, commit };
    });
    const answer = await fetch(`${origin}/api/admin/modules/${id}/video`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') }),
    });
    expect(answer.status).toBe(200);
  });
});

async function stage(path: string) {
  const bytes = Buffer.from(await (await fixtureFile(path)).arrayBuffer());
  return portal.resources.media.receive(Readable.from([bytes]), { maxBytes: bytes.length });
}

/** Sends half of the form over a real connection, so far that the server has begun to write. */
async function sendHalf(id: number, video: File): Promise<Socket> {
  const form = new Request(origin, { method: 'POST', body: multipart({}, { video }) });
  const body = Buffer.from(await form.arrayBuffer());
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    [
      `POST /api/admin/modules/${id}/video HTTP/1.1`,
      'host: portal.test',
      `authorization: Bearer ${token}`,
      `content-type: ${form.headers.get('content-type')}`,
      `content-length: ${body.length}`,
      '\r\n',
    ].join('\r\n'),
  );
  socket.write(body.subarray(0, body.length / 2));
  await expect.poll(() => countStaged(portal)).toBe(1);
  return socket;
}
