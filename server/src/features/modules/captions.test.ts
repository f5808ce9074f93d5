import { deleteCompany } from '@portal/contract/companies';
import { getTrainingModule } from '@portal/contract/learning';
import { CAPTIONS_LANGUAGES_MAX, CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import {
  deleteCaptions,
  deleteModule,
  listModules,
  updateModule,
  uploadCaptions,
  uploadVideo,
} from '@portal/contract/modules';
import { deleteTrainee } from '@portal/contract/trainees';
import type { CaptionsWarning } from '@portal/contract/videos';
import { describe, expect } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  makeVideoModule,
  multipart,
  setCompany,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { countStaged, fixtureFile, storedFiles } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { deleteForGood } from '../trash/testing/delete-for-good.ts';

const VTT = 'captions/intro-4s.vtt';

const it = portalIt
  .extend('moduleId', async ({ portal, company }) => (await makeVideoModule(portal, company.id)).id)
  .extend('subtitles', ({ portal, admin, company, moduleId }) => {
    const send = (captions: File, fields: Record<string, string> = {}, by = admin.token) =>
      upload(portal, uploadCaptions, multipart(fields, { captions }), { token: by, id: moduleId });

    const sendTo = (id: number, captions: File) =>
      upload(portal, uploadCaptions, multipart({}, { captions }), { token: admin.token, id });

    async function give(fields: Record<string, string> = {}) {
      const { module } = succeeded(await send(await fixtureFile(VTT), fields));
      const given = module.videos[0]?.captions[0];
      if (!given) throw new Error('The captions are missing from the answer');
      return given;
    }

    const take = (query: Record<string, string> = {}, id = moduleId) =>
      admin.call(deleteCaptions, { params: { id }, query });

    async function captionsOf(companyId = company.id) {
      const query = { companyId: String(companyId) };
      const modules = succeeded(await admin.call(listModules, { query }));
      return modules.flatMap(({ videos }) =>
        videos.map(({ captions }) => captions.map(({ label }) => label)),
      );
    }

    const get = (path: string, headers: Record<string, string> = {}) =>
      portal.app.inject({ url: `/api/uploads/${path}`, headers });

    const countRows = async () =>
      (await portal.resources.db.selectFrom('captions').select('video_id').execute()).length;

    /** The ids of its videos in order. */
    async function addSecond(): Promise<number[]> {
      const { db } = portal.resources;
      const first = await db
        .selectFrom('videos')
        .selectAll()
        .where('module_id', '=', moduleId)
        .executeTakeFirstOrThrow();
      const { id } = await db
        .insertInto('videos')
        .values({
          module_id: moduleId,
          position: 1,
          media_key: first.media_key.replace(/^.{4}/, 'two-'),
          content_type: first.content_type,
          size: first.size,
          etag: first.etag,
          duration: 30,
          created_at: first.created_at,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return [first.id, id];
    }
    const linkFor = async (trainee: { token: string }) => {
      const input = { params: { id: moduleId }, token: trainee.token };
      return (
        succeeded(await portal.call(getTrainingModule, input)).videos[0]?.captions[0]?.url ?? ''
      );
    };
    return { send, sendTo, give, take, captionsOf, get, countRows, addSecond, linkFor };
  });

const textFile = (text: string | Buffer) =>
  new File([typeof text === 'string' ? text : new Uint8Array(text)], 'captions.vtt');

describe('uploading captions', () => {
  it('adds them to the video, with label and language', async ({ portal, subtitles }) => {
    const answer = succeeded(
      await subtitles.send(await fixtureFile(VTT), { label: ' Deutsch ', language: 'DE-at' }),
    );
    expect(answer).toMatchObject({ success: true, warnings: [] });
    const [video] = answer.module.videos;
    expect(video?.captions).toMatchObject([{ label: 'Deutsch', language: 'de-AT' }]);
    expect(video?.captions[0]?.url).toMatch(/^[\w-]{22}\.vtt\?u=1&i=\d+&e=\d+&s=/);
    await expect.poll(() => countStaged(portal)).toBe(0);
  });

  it('labels them Captions by default, and leaves no file', async ({ portal, subtitles }) => {
    const before = await storedFiles(portal);
    expect(await subtitles.give({ label: '', language: '' })).toMatchObject({
      label: 'Captions',
      language: null,
    });
    expect(await storedFiles(portal)).toEqual(before);
  });

  it('replaces the previous captions, under another URL', async ({ subtitles }) => {
    const { url: old } = await subtitles.give();
    const { url } = await subtitles.give();
    expect(url).not.toBe(old);
    expect((await subtitles.get(old)).statusCode).toBe(404);
    expect((await subtitles.get(url)).statusCode).toBe(200);
  });

  it.for([
    ['00:00.000 --> 00:01.000\nHello\n\n01:02.000 --> 01:03.000\nToo late', { kind: 'some-late' }],
    ['01:00:00.000 --> 01:00:01.000\nHello', { kind: 'all-late' }],
    [
      '00:00.000 --> 00:01.000\nHello\n\n00:02.000 --> 00:01.000\nBackwards',
      { kind: 'left-out', lines: [6], count: 1, total: 2 },
    ],
  ] as const)('accepts %j with a warning', async ([cues, warning], { subtitles }) => {
    const answer = succeeded(await subtitles.send(textFile(`WEBVTT\n\n${cues}`)));
    expect(answer.warnings).toEqual([warning]);
  });

  it.for<[string | Buffer, string]>([
    ['', 'This is not a file of captions.'],
    ['1\n00:00:02,000 --> 00:00:01,000\nHello', '1 of 1 captions left out'],
    [Buffer.from('WEBVTT\n\n00:01.000 --> 00:02.000\nNUL: \0'), 'not a file of captions'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000', 'This file holds no captions.'],
  ])(
    'refuses %j with a message and stores nothing',
    async ([text, sentence], { portal, subtitles }) => {
      const answer = await subtitles.send(textFile(text));
      expect([answer.status, answer.error.code]).toEqual([415, 'UNSUPPORTED_MEDIA']);
      expect(answer.error.message).toContain(sentence);
      expect(await subtitles.captionsOf()).toEqual([[]]);
      await expect.poll(() => countStaged(portal)).toBe(0);
    },
  );

  it('refuses a video in the field of captions', async ({ subtitles }) => {
    expect((await subtitles.send(await fixtureFile('clips/intro-4s.mp4'))).status).toBe(415);
  });

  it('accepts captions up to the limit, and refuses more with the limit in the message', async ({
    subtitles,
  }) => {
    const head = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n';
    const full = `${head + 'x'.repeat(CAPTIONS_MAX_BYTES - head.length - 1)}\n`;
    expect((await subtitles.send(textFile(full))).status).toBe(200);
    const answer = await subtitles.send(textFile(full.replace('\n\n', '\n\n\n')));
    expect([answer.status, answer.error.code]).toEqual([413, 'TOO_LARGE']);
    expect(answer.error.message).toContain('1 MB');
  });

  it.for<[string, string, string]>([
    ['language', 'no language!', "Not a language tag such as 'en' or 'de-AT'"],
    ['label', 'x'.repeat(101), 'At most 100 characters'],
  ])('refuses a wrong %s', async ([field, value, sentence], { subtitles }) => {
    const answer = await subtitles.send(await fixtureFile(VTT), { [field]: value });
    expect([answer.status, answer.error.code]).toEqual([400, 'INVALID_INPUT']);
    expect(answer.raw).toContain(sentence);
  });

  it('refuses a form without the file', async ({ portal, admin, moduleId }) => {
    const form = multipart({ label: 'None' });
    const answer = await upload(portal, uploadCaptions, form, { token: admin.token, id: moduleId });
    expect(answer.status).toBe(400);
  });

  it('refuses a module without a video', async ({ portal, company, subtitles }) => {
    const { id } = await makeQuizModule(portal, company.id);
    const answer = await subtitles.sendTo(id, await fixtureFile(VTT));
    expect([answer.status, answer.error.code]).toEqual([409, 'CONFLICT']);
    expect(answer.error.message).toBe('Please upload a video before its captions.');
  });

  it('answers 404 for an unknown module', async ({ subtitles }) => {
    expect((await subtitles.sendTo(999_999, await fixtureFile(VTT))).status).toBe(404);
    expect((await subtitles.take({}, 999_999)).status).toBe(404);
  });

  it('is for administrators', async ({ portal, trainee, moduleId, subtitles }) => {
    const file = await fixtureFile(VTT);
    expect((await subtitles.send(file, {}, trainee.token)).status).toBe(403);
    expect((await subtitles.send(file, {}, 'unknown')).status).toBe(401);
    const input = { params: { id: moduleId }, token: trainee.token };
    expect((await portal.call(deleteCaptions, input)).status).toBe(403);
    expect((await portal.call(deleteCaptions, { params: { id: moduleId } })).status).toBe(401);
  });
});

describe('a SubRip file', () => {
  it.for<[string, string, CaptionsWarning[]]>([
    ['subrip-utf8-bom.srt', 'line:0\nGrüße aus München\n– 你好', []],
    ['subrip-utf16.srt', '\nВторая строка', []],
    ['subrip-windows-1252.srt', '\n“Tom &amp; Jerry” – 5 &lt; 6 €', [{ kind: 'encoding-guessed' }]],
  ])('is converted to WebVTT: %s', async ([name, second, warnings], { subtitles }) => {
    const answer = succeeded(await subtitles.send(await fixtureFile(`captions/${name}`)));
    const url = answer.module.videos[0]?.captions[0]?.url ?? '';
    const { body, headers } = await subtitles.get(url);
    expect(headers['content-type']).toBe('text/vtt; charset=utf-8');
    expect(body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000\n/);
    expect(body).toContain(
      `00:00:02.000 --> 00:00:04.000${second.startsWith('\n') ? '' : ' '}${second}`,
    );
    expect(answer.warnings).toEqual(warnings);
  });

  it.for([
    ['ffmpeg-ass.srt', ' line:0', '<b>Grüße aus München</b>'],
    ['gaupol.srt', '', 'Grüße aus München'],
  ] as const)(
    'of a real program is converted: %s',
    async ([name, setting, first], { subtitles }) => {
      const answer = succeeded(await subtitles.send(await fixtureFile(`captions/${name}`)));
      const { body } = await subtitles.get(answer.module.videos[0]?.captions[0]?.url ?? '');
      expect(answer.warnings).toEqual([]);
      expect(body).toBe(
        [
          'WEBVTT',
          `00:00:00.000 --> 00:00:01.500${setting}\n${first}`,
          '00:00:01.500 --> 00:00:02.750\nThe clock shows <i>every</i> second,\nand 5 &lt; 6 &amp; 7 &gt; 6.',
          '00:00:02.750 --> 00:00:04.000\n你好<b>!</b>\n',
        ].join('\n\n'),
      );
    },
  );

  it('of ffmpeg has the cues of the WebVTT file from which it was made', async ({ subtitles }) => {
    const answer = succeeded(await subtitles.send(await fixtureFile('captions/ffmpeg-webvtt.srt')));
    const { body } = await subtitles.get(answer.module.videos[0]?.captions[0]?.url ?? '');
    expect(body).toBe(
      [
        'WEBVTT',
        '00:00:00.000 --> 00:00:02.000\nWelcome to the training.',
        '00:00:02.000 --> 00:00:04.000\nThe clock shows <i>every</i> second.\nGrüße aus München – 你好\n',
      ].join('\n\n'),
    );
  });

  it('is refused if it is longer than the limit after its conversion', async ({ subtitles }) => {
    const head = '1\n00:00:01,000 --> 00:00:02,000\n';
    const answer = await subtitles.send(textFile(head + '&'.repeat(CAPTIONS_MAX_BYTES / 2)));
    expect([answer.status, answer.error.code]).toEqual([413, 'TOO_LARGE']);
  });
});

describe('captions in several languages', () => {
  it('stay beside each other, in the order of their languages, and are replaced by language', async ({
    subtitles,
  }) => {
    await subtitles.give({ label: 'English', language: 'en' });
    await subtitles.give({ label: 'Deutsch', language: 'de' });
    await subtitles.give();
    expect(await subtitles.captionsOf()).toEqual([['Captions', 'Deutsch', 'English']]);
    await subtitles.give({ label: 'Englisch', language: 'EN' });
    expect(await subtitles.captionsOf()).toEqual([['Captions', 'Deutsch', 'Englisch']]);
  });

  it('are removed one by one, or all', async ({ subtitles }) => {
    for (const language of ['', 'de', 'en'])
      await subtitles.give({ label: `x${language}`, language });
    succeeded(await subtitles.take({ language: 'DE' }));
    expect(await subtitles.captionsOf()).toEqual([['x', 'xen']]);
    succeeded(await subtitles.take({ language: 'und' }));
    expect(await subtitles.captionsOf()).toEqual([['xen']]);
    await subtitles.give({ label: 'xde', language: 'de' });
    succeeded(await subtitles.take());
    expect(await subtitles.captionsOf()).toEqual([[]]);
    expect((await subtitles.take({ language: 'no tag' })).status).toBe(400);
  });

  it('are changed together by one save, and other languages stay', async ({
    admin,
    moduleId,
    subtitles,
  }) => {
    await subtitles.give({ label: 'English', language: 'en' });
    await subtitles.give({ label: 'Français', language: 'fr' });
    const text = await (await fixtureFile(VTT)).text();
    const subRip = '1\n00:00:01,000 --> 00:00:02,000\nHallo';
    const captions = [
      { language: 'EN', text: null },
      { language: 'de', label: 'Deutsch', text: subRip },
      { text },
    ];
    const save = (body: { captions: { language?: string; text: string | null }[] }) =>
      admin.call(updateModule, { params: { id: moduleId }, body });
    succeeded(await save({ captions }));
    expect(await subtitles.captionsOf()).toEqual([['Captions', 'Deutsch', 'Français']]);
    const twice = await save({
      captions: [
        { language: 'de', text },
        { language: 'DE', text },
      ],
    });
    expect([twice.status, twice.raw]).toEqual([400, expect.stringContaining('named once')]);
  });

  it(`are at most ${CAPTIONS_LANGUAGES_MAX}`, async ({ subtitles }) => {
    const tag = (index: number) => `a${String.fromCharCode(97 + index)}`;
    for (let index = 0; index < CAPTIONS_LANGUAGES_MAX; index += 1)
      await subtitles.give({ language: tag(index) });
    const file = await fixtureFile(VTT);
    expect((await subtitles.send(file, { language: tag(0) })).status).toBe(200);
    const answer = await subtitles.send(file, { language: 'zz' });
    expect([answer.status, answer.error.message]).toEqual([
      409,
      `A video can have captions in at most ${CAPTIONS_LANGUAGES_MAX} languages.`,
    ]);
  });
});

describe('a module with several videos', () => {
  it('has captions for each, and uses the first when no video is named', async ({
    portal,
    admin,
    moduleId,
    subtitles,
  }) => {
    const [, second] = await subtitles.addSecond();
    await subtitles.give({ label: 'First' });
    const params = `/api/admin/modules/${moduleId}/captions?videoId=${second}`;
    const form = multipart({ label: 'Second' }, { captions: await fixtureFile(VTT) });
    const request = new Request('http://portal.test', { method: 'POST', body: form });
    const answer = await portal.inject({
      method: 'POST',
      url: params,
      headers: {
        authorization: `Bearer ${admin.token}`,
        'content-type': request.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await request.arrayBuffer()),
    });
    expect(answer.status).toBe(200);
    expect(await subtitles.captionsOf()).toEqual([['First'], ['Second']]);

    succeeded(await subtitles.take({ videoId: String(second) }));
    expect(await subtitles.captionsOf()).toEqual([['First'], []]);
  });

  it('answers 404 for a video of another module', async ({ portal, company, subtitles }) => {
    const other = await makeVideoModule(portal, company.id);
    const { id } = await portal.resources.db
      .selectFrom('videos')
      .select('id')
      .where('module_id', '=', other.id)
      .executeTakeFirstOrThrow();
    expect((await subtitles.take({ videoId: String(id) })).status).toBe(404);
  });
});

describe('captions are deleted', () => {
  it('on request, which may be repeated', async ({ subtitles }) => {
    const { url } = await subtitles.give();
    for (const _ of [1, 2]) {
      const answer = succeeded(await subtitles.take());
      expect(answer.module.videos[0]?.captions).toEqual([]);
    }
    expect((await subtitles.get(url)).statusCode).toBe(404);
  });

  it('with a replaced video to which they belonged', async ({
    portal,
    admin,
    moduleId,
    subtitles,
  }) => {
    await subtitles.give();
    const form = multipart({}, { video: await fixtureFile('clips/intro-4s.mp4') });
    const { module } = succeeded(
      await upload(portal, uploadVideo, form, { token: admin.token, id: moduleId }),
    );
    expect(module.videos.map(({ captions }) => captions)).toEqual([[]]);
  });

  it.for(['module', 'company'])(
    'with their %s',
    async (what, { portal, admin, company, moduleId, subtitles }) => {
      const before = await subtitles.countRows();
      await subtitles.give();
      expect(await subtitles.countRows()).toBe(before + 1);
      const answer =
        what === 'module'
          ? await admin.call(deleteModule, { params: { id: moduleId } })
          : await admin.call(deleteCompany, { params: { id: company.id } });
      await deleteForGood(portal, answer);
      expect(await subtitles.countRows()).toBe(before);
    },
  );

  it('never in the sweep of orphans, which looks at files', async ({ portal, subtitles }) => {
    await subtitles.give();
    portal.clock.advance(3 * 3_600_000);
    (await portal.services.media.sweep()).removed;
    expect(await subtitles.captionsOf()).toEqual([['Captions']]);
  });
});

describe('a captions link', () => {
  it('opens for a trainee of the company without a header, as a browser needs it', async ({
    trainee,
    subtitles,
  }) => {
    await subtitles.give();
    const answer = await subtitles.get(await subtitles.linkFor(trainee));
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.000 line:85%/);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/vtt; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    const part = await subtitles.get(await subtitles.linkFor(trainee), { range: 'bytes=0-5' });
    expect([part.statusCode, part.body]).toEqual([206, 'WEBVTT']);
    const known = await subtitles.get(await subtitles.linkFor(trainee), {
      'if-none-match': String(answer.headers.etag),
    });
    expect(known.statusCode).toBe(304);
  });

  it('ends with its time and with its user, and when any part of it was changed', async ({
    portal,
    admin,
    trainee,
    subtitles,
  }) => {
    const { url } = await subtitles.give();
    expect((await subtitles.get(url.split('?')[0] ?? '')).statusCode).toBe(403);
    expect((await subtitles.get(`${url}x`)).statusCode).toBe(403);
    const theirs = await subtitles.linkFor(trainee);
    await admin.call(deleteTrainee, { params: { id: trainee.user.id } });
    expect((await subtitles.get(theirs)).statusCode).toBe(403);
    portal.clock.advance(2 * 3_600_000 + 10 * 60_000);
    expect((await subtitles.get(url)).json().message).toMatch(/expired/);
  });

  it('does not open the captions of another company', async ({ portal, trainee, subtitles }) => {
    await subtitles.give();
    const path = await subtitles.linkFor(trainee);
    const other = await makeCompany(portal);
    await setCompany(portal, trainee.user.id, other.id);
    expect((await subtitles.get(path)).statusCode).toBe(404);
  });
});
