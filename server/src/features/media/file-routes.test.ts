import { Readable } from 'node:stream';
import { createCompany, updateCompany } from '@portal/contract/companies';
import { removeGroupMember } from '@portal/contract/groups';
import { getTrainingModule } from '@portal/contract/learning';
import { deleteModule, getModule, updateModule, uploadVideo } from '@portal/contract/modules';
import type { ChosenReach } from '@portal/contract/reach';
import { describe, expect } from 'vitest';
import { rulesOf } from '#server/features/requirements/testing/make-rules.ts';
import { startS3TestService } from '#server/platform/media/s3-test-service.ts';
import {
  makeCompany,
  makeLimitedAdmin,
  makeQuizModule,
  makeTrainee,
  multipart,
  setCompany,
  setReach,
  signInAdmin,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { startTestPortal } from '#server/testing/start-test-portal.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { makeGroup } from '../groups/testing/make-group.ts';
import { expectedPart, PARTS } from './testing/parts.ts';
import { makePoster } from './testing/poster-uploads.ts';

const CLIP = 'clips/intro-4s.mp4';

const it = portalIt
  .extend('clip', { scope: 'file' }, async () =>
    Buffer.from(await (await fixtureFile(CLIP)).arrayBuffer()),
  )
  .extend('module', async ({ portal, admin, company }) => {
    const { id } = await makeQuizModule(portal, company.id, { questions: 0 });
    const form = multipart({}, { video: await fixtureFile(CLIP) });
    const input = { token: admin.token, id };
    return succeeded(await upload(portal, uploadVideo, form, input)).module;
  })
  .extend('moduleId', ({ module }) => module.id)
  // The link that the administrator gets.
  .extend('link', ({ module }) => module.videos[0]?.url ?? '')
  .extend('files', ({ portal, moduleId }) => {
    const get = (
      path: string,
      headers: Record<string, string> = {},
      method: 'GET' | 'HEAD' = 'GET',
    ) => portal.app.inject({ method, url: `/api/uploads/${path}`, headers });

    async function traineeLink(trainee: { token: string }): Promise<string> {
      const input = { params: { id: moduleId }, token: trainee.token };
      return succeeded(await portal.call(getTrainingModule, input)).videos[0]?.url ?? '';
    }
    return { get, traineeLink };
  });

describe('a video link', () => {
  it('plays for the administrator and for a trainee of the company, without a header', async ({
    trainee,
    clip,
    link,
    files,
  }) => {
    for (const path of [link, await files.traineeLink(trainee)]) {
      const answer = await files.get(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.equals(clip)).toBe(true);
      expect(answer.headers).toMatchObject({
        'content-type': 'video/mp4',
        'content-length': String(clip.length),
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-store',
        'x-request-id': expect.stringMatching(/^[\da-f]{10}-[\da-z]+$/),
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it('of a module that is for others now is refused at once', async ({
    admin,
    company,
    trainee,
    moduleId,
    link,
    files,
  }) => {
    const members = { companyId: company.id, userIds: [trainee.user.id] };
    const group = await makeGroup(admin, members);
    await rulesOf(admin).save(moduleId, { audience: [group.id] });
    const own = await files.traineeLink(trainee);
    expect((await files.get(own)).statusCode).toBe(200);
    const leaving = { id: group.id, userId: trainee.user.id };
    succeeded(await admin.call(removeGroupMember, { params: leaving }));
    expect((await files.get(own)).statusCode).toBe(404);
    expect((await files.get(link)).statusCode).toBe(200);
  });

  it('expires after ten minutes at most and says so', async ({ portal, link, files }) => {
    const before = portal.clock.now;
    portal.clock.advance(299_000);
    expect((await files.get(link)).statusCode).toBe(200);
    portal.clock.advance(301_000);
    const answer = await files.get(link);
    portal.clock.advance(before - portal.clock.now);
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(answer.json().message).toMatch(/expired/);
  });

  it('is refused when any part of it was changed or left out', async ({ link, files }) => {
    const [key = '', query = ''] = link.split('?');
    const given = new URLSearchParams(query);
    const changed = (name: string, value: string) => {
      const params = new URLSearchParams(given);
      params.set(name, value);
      return `${key}?${params}`;
    };
    const paths = [
      key,
      changed('u', '999'),
      changed('e', String(Number(given.get('e')) + 3600)),
      changed('s', 'A'.repeat(43)),
      `${link}&u=1`,
      `${key}?u=&e=&s=`,
      link.replace(key, `${'A'.repeat(22)}.mp4`),
    ];
    for (const path of paths) {
      const answer = await files.get(path);
      expect([path, answer.statusCode]).toEqual([path, 403]);
      expect(answer.json()).toMatchObject({
        code: 'FORBIDDEN',
        message: 'This link is not valid.',
      });
    }
  });

  it('does not open the video of another company', async ({ portal, trainee, files }) => {
    const path = await files.traineeLink(trainee);
    const other = await makeCompany(portal);
    await setCompany(portal, trainee.user.id, other.id);
    const answer = await files.get(path);
    await portal.resources.db
      .deleteFrom('videos')
      .where('media_key', '=', path.split('?')[0] ?? '')
      .execute();
    const missing = await files.get(path);
    expect([answer.statusCode, answer.body]).toEqual([404, missing.body]);
    expect(missing.statusCode).toBe(404);
  });

  it('opens for an admin of the whole company, as long as the admin sees it', async ({
    portal,
    admin,
    company,
    moduleId,
    files,
  }) => {
    const scope = { companyId: company.id, rights: 'read' } as const;
    const limited = await makeLimitedAdmin(portal, [scope]);
    const { videos } = succeeded(await limited.call(getModule, { params: { id: moduleId } }));
    const path = videos[0]?.url ?? '';
    const statusFor = async (reach: ChosenReach) => {
      await setReach(portal, limited.user.id, reach);
      return (await files.get(path)).statusCode;
    };
    const { id: groupId } = await makeGroup(admin, { companyId: company.id });
    const other = await makeCompany(portal);
    expect(await statusFor([scope])).toBe(200);
    expect(await statusFor([{ ...scope, groupId }])).toBe(404);
    expect(await statusFor([{ ...scope, companyId: other.id }])).toBe(404);
  });

  it('answers 404 when the module or the file is deleted', async ({
    portal,
    admin,
    moduleId,
    link,
    files,
  }) => {
    await portal.resources.media.remove(link.split('?')[0] ?? '');
    const withoutFile = await files.get(link);
    expect(withoutFile.statusCode).toBe(404);
    expect(withoutFile.json().code).toBe('NOT_FOUND');
    await admin.call(deleteModule, { params: { id: moduleId } });
    expect((await files.get(link)).statusCode).toBe(404);
  });
});

describe('parts of a video', () => {
  it.for(PARTS)('answers 206 to $range', async (part, { clip, link, files }) => {
    const answer = await files.get(link, { range: part.range });
    const { contentRange, content } = expectedPart(part, clip);
    expect(answer.statusCode).toBe(206);
    expect(answer.headers['content-range']).toBe(contentRange);
    expect(answer.rawPayload.equals(content)).toBe(true);
  });

  it('answers 416 to a part behind the end', async ({ clip, link, files }) => {
    const answer = await files.get(link, { range: `bytes=${clip.length}-` });
    expect(answer.statusCode).toBe(416);
    expect(answer.headers['content-range']).toBe(`bytes */${clip.length}`);
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('answers HEAD with headers only', async ({ clip, link, files }) => {
    const answer = await files.get(link, {}, 'HEAD');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-length']).toBe(String(clip.length));
    expect(answer.rawPayload).toHaveLength(0);
  });

  it('answers 304 to a client that has the file', async ({ link, files }) => {
    const { etag } = (await files.get(link)).headers;
    const answer = await files.get(link, { 'if-none-match': String(etag) });
    expect(answer.statusCode).toBe(304);
    expect(answer.rawPayload).toHaveLength(0);
    const stale = await files.get(link, { range: 'bytes=0-9', 'if-range': '"another"' });
    expect(stale.statusCode).toBe(200);
  });
});

describe('a logo', () => {
  it('is public, cached permanently, and not found once it is replaced', async ({
    portal,
    admin,
    files,
  }) => {
    const logo = await fixtureFile('logos/brightwater-foods.png');
    const form = multipart({ name: 'With a logo' }, { logo: new File([logo, 'PK'], 'logo') });
    const made = succeeded(await upload(portal, createCompany, form, { token: admin.token }));
    const path = made.logo ?? '';
    const answer = await files.get(path);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.rawPayload.toString('latin1')).toMatch(/^RIFF.{4}WEBP/s);
    expect(answer.headers['cache-control']).toContain('immutable');
    const known = { 'if-none-match': String(answer.headers.etag) };
    expect((await files.get(path, known)).statusCode).toBe(304);

    const other = await fixtureFile('logos/brightwater-foods.webp');
    const change = multipart({}, { logo: other });
    await upload(portal, updateCompany, change, { token: admin.token, id: made.id });
    expect((await files.get(path)).statusCode).toBe(404);
  });

  it.for([
    ['png', 'image/png'],
    ['jpg', 'image/jpeg'],
    ['gif', 'image/gif'],
  ] as const)(
    'that an earlier version has stored as %s is served as it is',
    async ([ending, type], { portal, company, files }) => {
      const { media, db } = portal.resources;
      const key = `${ending.padEnd(22, 'A')}.${ending}`;
      const content = Buffer.from('a picture');
      const staged = await media.receive(Readable.from([content]), { maxBytes: content.length });
      await staged.commit(key, type);
      await db
        .updateTable('all_companies')
        .set({ logo_key: key })
        .where('id', '=', company.id)
        .execute();
      const answer = await files.get(key);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type]);
      expect(answer.rawPayload).toEqual(content);
    },
  );

  it.for([
    'x',
    '..%2f..%2fetc%2fpasswd',
    '%00.png',
    `${'A'.repeat(22)}.png`,
    `${'A'.repeat(22)}.svg`,
  ])('refuses %s with a JSON error', async (path, { files }) => {
    const answer = await files.get(path);
    expect([403, 404]).toContain(answer.statusCode);
    expect(answer.json().message).toEqual(expect.any(String));
  });
});

describe('media in an S3 service', () => {
  it('is read from there through an address that only the checked link redirects to', async ({
    clip,
  }) => {
    await using stack = new AsyncDisposableStack();
    const folder = stack.use(await makeTestFolder());
    const service = await startS3TestService(folder.path);
    stack.defer(() => service.close());
    const onS3 = stack.use(await startTestPortal({ S3_URL: service.url }));
    const admin = await signInAdmin(onS3);
    const logo = await fixtureFile('logos/brightwater-foods.png');
    const form = multipart({ name: 'On S3' }, { logo: new File([logo, 'PK'], 'logo') });
    const made = succeeded(await upload(onS3, createCompany, form, { token: admin.token }));
    const module = await makeQuizModule(onS3, made.id, { questions: 0 });
    const film = multipart({}, { video: await fixtureFile(CLIP) });
    const sent = { token: admin.token, id: module.id };
    const { videos } = succeeded(await upload(onS3, uploadVideo, film, sent)).module;
    const path = videos[0]?.url ?? '';

    const redirect = await onS3.app.inject({ url: `/api/uploads/${path}` });
    expect(redirect.statusCode).toBe(302);
    expect(redirect.headers['cache-control']).toBe('no-store');
    const part = await fetch(String(redirect.headers.location), {
      headers: { range: 'bytes=100-199' },
    });
    expect(part.status).toBe(206);
    // The store does not know sessions: its address may outlive one by a minute, and is not cached.
    expect(part.headers.get('cache-control')).toBe('no-store');
    const signed = new URL(String(redirect.headers.location)).searchParams;
    expect(Number(signed.get('X-Amz-Expires'))).toBe(60);
    expect(Buffer.from(await part.arrayBuffer()).equals(clip.subarray(100, 200))).toBe(true);

    // For an admin whose page reads the frames of the film, which comes from the portal then.
    const inPage = await onS3.app.inject({ url: `/api/uploads/${path}&from=portal` });
    expect([inPage.statusCode, inPage.rawPayload.equals(clip)]).toEqual([200, true]);
    const trainee = await makeTrainee(onS3, { companyName: 'On S3' });
    const input = { params: { id: module.id }, token: trainee.token };
    const [watched] = succeeded(await onS3.call(getTrainingModule, input)).videos;
    const own = await onS3.app.inject({ url: `/api/uploads/${watched?.url}&from=portal` });
    expect(own.statusCode).toBe(302);
    const posterUploadId = await makePoster(onS3, admin.token);
    const change = { params: { id: module.id }, body: { posterUploadId } };
    const [withPoster] = succeeded(await admin.call(updateModule, change)).videos;
    const poster = await onS3.app.inject({ url: `/api/uploads/${withPoster?.poster}` });
    expect(new URL(String(poster.headers.location)).searchParams.get('X-Amz-Expires')).toBe('60');
    const sentPoster = await fetch(String(poster.headers.location));
    expect([sentPoster.status, sentPoster.headers.get('content-type')]).toEqual([
      200,
      'image/webp',
    ]);

    const head = await onS3.app.inject({ method: 'HEAD', url: `/api/uploads/${path}` });
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(clip.length)]);
    const forged = await onS3.app.inject({ url: `/api/uploads/${path}x` });
    expect(forged.statusCode).toBe(403);
    const shown = await onS3.app.inject({ url: `/api/uploads/${made.logo}` });
    const picture = await fetch(String(shown.headers.location));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
