import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { deleteCompany } from '@portal/contract/companies';
import { completeVideo, getTrainingModule, reportWatching } from '@portal/contract/learning';
import { deleteModule, listModules, uploadVideo } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import {
  type Actor,
  makeCompany,
  makeQuizModule,
  makeTrainee,
  multipart,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { stateWebmSeconds } from '#server/testing/restated-videos.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';
import { PORTAL } from '../activity/service.ts';

const it = portalIt
  .extend('env', { MAX_VIDEO_MB: '1' })
  .extend('drafts', { scope: 'file' }, ({ portal, admin, origin }) => {
    const send = (id: number, video: File, fields: Record<string, string> = {}) =>
      upload(portal, uploadVideo, multipart(fields, { video }), { token: admin.token, id });
    const sendFixture = async (id: number, path: string, fields: Record<string, string> = {}) =>
      send(id, await fixtureFile(path), fields);

    async function makeDraft() {
      const company = await makeCompany(portal);
      const module = await makeQuizModule(portal, company.id, { questions: 0 });
      return { company, id: module.id };
    }

    const videosOf = async (companyId: number) => {
      const query = { companyId: String(companyId) };
      const modules = succeeded(await admin.call(listModules, { query }));
      return modules.flatMap(({ videos }) => videos);
    };

    async function stage(path: string) {
      const bytes = Buffer.from(await (await fixtureFile(path)).arrayBuffer());
      return portal.resources.media.receive(Readable.from([bytes]), { maxBytes: bytes.length });
    }

    /** Sends half of the form over a real connection, enough that the server has begun to write. */
    async function sendHalf(id: number, video: File): Promise<Socket> {
      const form = new Request(origin, { method: 'POST', body: multipart({}, { video }) });
      const body = Buffer.from(await form.arrayBuffer());
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      await once(socket, 'connect');
      socket.write(
        [
          `POST /api/admin/modules/${id}/video HTTP/1.1`,
          'host: portal.test',
          `authorization: Bearer ${admin.token}`,
          `content-type: ${form.headers.get('content-type')}`,
          `content-length: ${body.length}`,
          '\r\n',
        ].join('\r\n'),
      );
      socket.write(body.subarray(0, body.length / 2));
      await expect.poll(() => countStaged(portal)).toBe(1);
      return socket;
    }
    return { send, sendFixture, makeDraft, videosOf, stage, sendHalf };
  });

const keyOf = (url: string | undefined) => url?.split('?')[0];

describe('uploading a video', () => {
  it.for<[string, string, number]>([
    ['clips/intro-4s.mp4', 'mp4', 4],
    ['clips/tour-5s.webm', 'webm', 5],
  ])(
    'accepts %s by its content and reads its duration',
    async ([file, ending, seconds], { portal, drafts }) => {
      const { company, id } = await drafts.makeDraft();
      const answer = succeeded(await drafts.sendFixture(id, file, { duration: '99' }));
      expect(answer).toMatchObject({ success: true, playbackLimit: null });
      expect(answer.module.draft).toBe(false);
      const [video] = answer.module.videos;
      expect(video?.duration).toBeGreaterThan(seconds - 0.2);
      expect(video?.duration).toBeLessThan(seconds + 0.2);
      expect(keyOf(video?.url)).toMatch(new RegExp(`^[\\w-]{22}\\.${ending}$`));
      expect(await drafts.videosOf(company.id)).toHaveLength(1);
      expect(await storedFiles(portal)).toContain(keyOf(video?.url));
      expect(await countStaged(portal)).toBe(0);
    },
  );

  it('stores the length that is played, not the one that the file states', async ({ drafts }) => {
    const { id } = await drafts.makeDraft();
    const tour = await fixtureFile('clips/tour-5s.webm');
    const stated = stateWebmSeconds(new Uint8Array(await tour.arrayBuffer()), 62.9);
    const video = new File([Uint8Array.from(stated)], 'tour.webm');
    const answer = succeeded(await drafts.send(id, video, { duration: '62.9' }));
    expect(answer.module.videos[0]?.duration).toBeCloseTo(5, 1);
  });

  it.for([
    ['clips/theora-3s.ogv', 'ogg'],
    ['clips/hevc-2s.mp4', 'picture'],
  ])(
    'warns of %s, which not every browser plays, and keeps the warning',
    async ([file = '', limit], { drafts }) => {
      const { company, id } = await drafts.makeDraft();
      const { playbackLimit } = succeeded(await drafts.sendFixture(id, file));
      expect(playbackLimit).toBe(limit);
      expect(await drafts.videosOf(company.id)).toMatchObject([{ playbackLimit }]);
      succeeded(await drafts.sendFixture(id, 'clips/intro-4s.mp4'));
      expect(await drafts.videosOf(company.id)).toMatchObject([{ playbackLimit: null }]);
    },
  );

  it.for(['NaN', 'Infinity', '-1', 'x', '', '99'])(
    'reads the duration of a recording from its file when the browser sends %j',
    async (duration, { drafts }) => {
      const { id } = await drafts.makeDraft();
      const answer = await drafts.sendFixture(id, 'clips/recorded-2s.webm', { duration });
      expect(succeeded(answer).module.videos[0]?.duration).toBeCloseTo(2, 1);
    },
  );

  it.for([
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
  ])('refuses %s with a message and stores nothing', async (file, { portal, drafts }) => {
    const { company, id } = await drafts.makeDraft();
    const before = await storedFiles(portal);
    const answer = await drafts.sendFixture(id, `lies/${file}`, { duration: '4' });
    expect(answer.status).toBe(415);
    expect(answer.error.code).toBe('UNSUPPORTED_MEDIA');
    expect(answer.error.message).toMatch(/^[A-Z].*\.$/);
    expect(await storedFiles(portal)).toEqual(before);
    expect(await countStaged(portal)).toBe(0);
    expect(await drafts.videosOf(company.id)).toEqual([]);
  });

  it('refuses a file over the limit and states the limit', async ({ portal, drafts }) => {
    const { id } = await drafts.makeDraft();
    const answer = await drafts.send(id, new File([Buffer.alloc(1024 * 1024 + 1)], 'big.mp4'));
    expect(answer.status).toBe(413);
    expect(answer.error).toMatchObject({ code: 'TOO_LARGE' });
    expect(answer.error.message).toContain('1 MB');
    expect(await countStaged(portal)).toBe(0);
  });

  it('refuses a form without the file, or with it in another field', async ({
    portal,
    admin,
    drafts,
  }) => {
    const { id } = await drafts.makeDraft();
    const none = await upload(portal, uploadVideo, multipart({ duration: '4' }), {
      token: admin.token,
      id,
    });
    expect(none.status).toBe(400);
    const film = await fixtureFile('clips/intro-4s.mp4');
    const misnamed = await upload(portal, uploadVideo, multipart({}, { film }), {
      token: admin.token,
      id,
    });
    expect(misnamed.status).toBe(400);
  });

  it('answers 404 for an unknown module before the file is stored', async ({ portal, drafts }) => {
    expect((await drafts.sendFixture(999_999, 'clips/intro-4s.mp4')).status).toBe(404);
    expect(await countStaged(portal)).toBe(0);
  });
});

describe('replacing a video', () => {
  it('replaces the old video by the new one and removes its file', async ({ portal, drafts }) => {
    const { company, id } = await drafts.makeDraft();
    const [old] = succeeded(await drafts.sendFixture(id, 'clips/intro-4s.mp4')).module.videos;
    const [video] = succeeded(await drafts.sendFixture(id, 'clips/tour-5s.webm')).module.videos;
    expect(video?.id).not.toBe(old?.id);
    expect((await drafts.videosOf(company.id)).map((kept) => kept.id)).toEqual([video?.id]);
    expect(await storedFiles(portal)).not.toContain(keyOf(old?.url));
    expect(await storedFiles(portal)).toContain(keyOf(video?.url));
  });

  it('leaves one video and one file when several are sent at once', async ({ portal, drafts }) => {
    const { company, id } = await drafts.makeDraft();
    const before = await storedFiles(portal);
    const files = ['clips/intro-4s.mp4', 'clips/tour-5s.webm', 'clips/long-6s.mp4'];
    const answers = await Promise.all(files.map((file) => drafts.sendFixture(id, file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const videos = await drafts.videosOf(company.id);
    expect(videos).toHaveLength(1);
    const after = await storedFiles(portal);
    expect(after).toHaveLength(before.length + 1);
    expect(after).toContain(keyOf(videos[0]?.url));
  });

  it('resets the progress of trainees who were watching', async ({ portal, drafts }) => {
    const { company, id } = await drafts.makeDraft();
    await drafts.sendFixture(id, 'clips/intro-4s.mp4');
    const trainee = await makeTrainee(portal, { companyName: company.name });
    const asTrainee = { params: { id }, token: trainee.token };
    await portal.call(getTrainingModule, asTrainee);
    portal.clock.advance(3_000);
    await portal.call(reportWatching, { ...asTrainee, body: { timeSpent: 3 } });
    const watched = succeeded(await portal.call(getTrainingModule, asTrainee));
    expect(watched.timeSpent).toBe(3);

    await drafts.sendFixture(id, 'clips/long-6s.mp4');
    const restarted = succeeded(await portal.call(getTrainingModule, asTrainee));
    expect(restarted.timeSpent).toBe(0);
    expect((await portal.call(completeVideo, asTrainee)).status).toBe(409);
  });
});

describe('an invalid form', () => {
  const boundary = 'the-boundary';
  const type = `multipart/form-data; boundary=${boundary}`;
  const part = (name: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="video"; filename="${name}"\r\n\r\nbytes\r\n`;

  it.for<[string, string, string]>([
    ['has no boundary', 'multipart/form-data', part('a')],
    ['has another boundary', 'multipart/form-data; boundary=another-one', part('a')],
    [
      'has a boundary that is too long',
      `multipart/form-data; boundary=${'y'.repeat(300)}`,
      part('a'),
    ],
    ['ends within a header', type, part('a').slice(0, 30)],
    ['has two files', type, `${part('a')}${part('b')}--${boundary}--\r\n`],
  ])(
    'is refused as such when it %s',
    async ([_how, contentType, payload], { portal, admin, drafts }) => {
      const { id } = await drafts.makeDraft();
      const answer = await portal.inject({
        method: 'POST',
        url: `/api/admin/modules/${id}/video`,
        headers: { authorization: `Bearer ${admin.token}`, 'content-type': contentType },
        payload,
      });
      expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
      expect(await countStaged(portal)).toBe(0);
    },
  );
});

// The parser would split such a form into thousands of empty parts before refusing it.
it.for([
  'boundary=x',
  'boundary="x"',
  'boundary=elevenchars',
  'boundary=x; boundary=the-boundary',
  "boundary*=utf-8''x; boundary=the-boundary",
  'boundary="\\x\\x\\x\\x\\x\\x"',
])(
  'a form with a short boundary is not parsed: %s',
  async (parameter, { portal, admin, drafts }) => {
    const { id } = await drafts.makeDraft();
    const answer = await portal.inject({
      method: 'POST',
      url: `/api/admin/modules/${id}/video`,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': `multipart/form-data; ${parameter}`,
      },
      payload: '--x\r\n'.repeat(100),
    });
    expect([answer.status, answer.error]).toEqual([
      400,
      {
        code: 'INVALID_INPUT',
        message: 'The form needs a boundary of at least 12 characters.',
        details: { reason: 'formBoundaryTooShort' },
      },
    ]);
  },
);

describe('during an upload', () => {
  it.for<[string, (admin: Actor, draft: { id: number; company: { id: number } }) => unknown]>([
    ['module', (admin, { id }) => admin.call(deleteModule, { params: { id } })],
    ['company', (admin, { company }) => admin.call(deleteCompany, { params: { id: company.id } })],
  ])(
    'stores no file when the %s is deleted',
    async ([_what, remove], { portal, admin, drafts }) => {
      const draft = await drafts.makeDraft();
      const before = await storedFiles(portal);
      const file = await drafts.stage('clips/intro-4s.mp4');
      await remove(admin, draft);
      const { media, modules } = portal.services;
      const late = media.withStoredVideo({ file }, (video) =>
        modules.save(PORTAL, draft.id, { video }),
      );
      await expect(late).rejects.toMatchObject({ code: 'NOT_FOUND' });
      await file.discard();
      expect(await storedFiles(portal)).toEqual(before);
    },
  );

  it('stores neither file nor row of an aborted upload', async ({ portal, drafts }) => {
    const { company, id } = await drafts.makeDraft();
    const before = await storedFiles(portal);
    (await drafts.sendHalf(id, await fixtureFile('clips/intro-4s.mp4'))).destroy();
    await expect.poll(() => countStaged(portal)).toBe(0);
    expect(await storedFiles(portal)).toEqual(before);
    expect(await drafts.videosOf(company.id)).toEqual([]);
    expect((await drafts.sendFixture(id, 'clips/intro-4s.mp4')).status).toBe(200);
  });
});

describe('a client that sends nothing', () => {
  /** Resolves with the server's end of the connection of the next request. */
  const nextConnection = async ({ app: { server } }: TestPortal): Promise<Socket> => {
    const [{ socket }] = await once(server, 'request');
    return socket;
  };
  /** Lets the time pass that the server gives this client, which is silent by now. */
  const passTimeout = async (connection: Socket) => {
    expect(connection.timeout).toBe(120_000);
    connection.setTimeout(1);
    await once(connection, 'timeout');
  };

  it('is cut off in the middle of an upload, of which nothing is stored', async ({
    portal,
    drafts,
  }) => {
    const { id } = await drafts.makeDraft();
    const connection = nextConnection(portal);
    const client = await drafts.sendHalf(id, await fixtureFile('clips/intro-4s.mp4'));
    const closed = once(client.resume(), 'close');
    await passTimeout(await connection);
    await closed;
    await expect.poll(() => countStaged(portal)).toBe(0);
  });

  it('is not cut off while it waits for a slow store', async ({
    portal,
    admin,
    origin,
    drafts,
  }) => {
    const { id } = await drafts.makeDraft();
    const connection = nextConnection(portal);
    const receive = portal.resources.media.receive.bind(portal.resources.media);
    vi.spyOn(portal.resources.media, 'receive').mockImplementationOnce(async (bytes, limits) => {
      const file = await receive(bytes, limits);
      const commit = async (key: string, contentType: string) => {
        await passTimeout(await connection);
        (await connection).setTimeout(0);
        await file.commit(key, contentType);
      };
      return { ...file, commit };
    });
    const answer = await fetch(`${origin}/api/admin/modules/${id}/video`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') }),
    });
    expect(answer.status).toBe(200);
  });
});
