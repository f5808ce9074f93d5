/** Media sent by the real nginx, configured as `docs/nginx.conf` says: the portal checks each link, nginx sends the file. */
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { logOut } from '@portal/contract/accounts';
import { updateCompany } from '@portal/contract/companies';
import { getTrainingModule } from '@portal/contract/learning';
import { deleteModule, updateModule, uploadVideo } from '@portal/contract/modules';
import { describe, expect, vi } from 'vitest';
import {
  makeCompany,
  makeQuizModule,
  multipart,
  setCompany,
  succeeded,
  upload,
} from '#server/testing/factories.ts';
import { fixtureFile } from '#server/testing/fixture-files.ts';
import { freePort } from '#server/testing/free-port.ts';
import { findNginx, startNginx } from '#server/testing/nginx.ts';
import { INTERNAL_PREFIX, nginxSite } from '#server/testing/nginx-site.ts';
import { it as portalIt } from '#server/testing/portal-test.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { expectedPart, PARTS } from './testing/parts.ts';
import { makePoster } from './testing/poster-uploads.ts';

const CLIP = 'clips/intro-4s.mp4';
/** The name of the file is the admin's; the key that the portal chooses is the name on the disk. */
const ODD_NAME = '../../"installation-id"; ä%2f\\.mp4';

const it = portalIt
  .extend('env', { MEDIA_ACCEL: INTERNAL_PREFIX, CORS_ORIGINS: 'https://learn.example' })
  .extend('clip', { scope: 'file' }, async () =>
    Buffer.from(await (await fixtureFile(CLIP)).arrayBuffer()),
  )
  .extend('nginx', { scope: 'file' }, async ({ portal, origin }, { onCleanup }) => {
    const stack = new AsyncDisposableStack();
    onCleanup(() => stack.disposeAsync());
    const { path: folder } = stack.use(await makeTestFolder());
    const port = await freePort();
    const site = {
      port,
      portalPort: Number(new URL(origin).port),
      mediaFolder: join(portal.settings.dataDir, 'media'),
      folder,
    };
    const url = `http://127.0.0.1:${port}`;
    await startNginx({ folder, http: await nginxSite(site), url: `${url}/healthz` }, stack);
    return url;
  })
  .extend('module', async ({ portal, admin, company }) => {
    const { id } = await makeQuizModule(portal, company.id, { questions: 0 });
    const form = multipart({}, { video: new File([await fixtureFile(CLIP)], ODD_NAME) });
    return succeeded(await upload(portal, uploadVideo, form, { token: admin.token, id })).module;
  })
  .extend('link', ({ module }) => module.videos[0]?.url ?? '')
  .extend('key', ({ link }) => link.split('?')[0] ?? '')
  .extend('files', ({ portal, nginx, module }) => {
    const get = (link: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(`${nginx}/api/uploads/${link}`, { method, headers });
    const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
    const linkOf = async ({ token }: { token: string }) => {
      const input = { params: { id: module.id }, token };
      return succeeded(await portal.call(getTrainingModule, input)).videos[0]?.url ?? '';
    };
    /** The portal looks for the file each time it is asked for a permission. */
    const isAnsweredByNginxAlone = async (ask: () => Promise<Response>) => {
      const stat = vi.spyOn(portal.resources.media, 'stat');
      try {
        const answer = await ask();
        await answer.body?.cancel();
        return answer.status === 206 && stat.mock.calls.length === 0;
      } finally {
        stat.mockRestore();
      }
    };
    /** Requests ranges until nginx has kept the permission, which it does again in each second. */
    const untilKept = (link: string) =>
      expect.poll(() => isAnsweredByNginxAlone(() => get(link, { range: 'bytes=0-9' }))).toBe(true);
    return { get, bytesOf, linkOf, isAnsweredByNginxAlone, untilKept };
  });

/** Resolves in another second than the one in which it was called: nginx keeps no permission beyond its second. */
async function untilNextSecond(): Promise<void> {
  const second = () => Math.floor(Date.now() / 1_000);
  const calledIn = second();
  await expect.poll(second, { interval: 5 }).toBeGreaterThan(calledIn);
}

/** A GET of this path as it is: `fetch` would resolve its dots. */
async function rawGet(origin: string, path: string): Promise<string> {
  const { hostname: host, port } = new URL(origin);
  const sent = request({ host, port, path, headers: { range: 'bytes=0-99' } }).end();
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  if (answer === undefined) throw new Error('There is no answer');
  return text(answer);
}

/** Without those that differ from answer to answer. */
function lastingHeaders({ headers }: Response): Record<string, string> {
  const passing = ['date', 'x-request-id', 'connection', 'keep-alive'];
  return Object.fromEntries([...headers].filter(([name]) => !passing.includes(name)));
}

describe.skipIf(findNginx() === undefined)('behind nginx with MEDIA_ACCEL', () => {
  it('a video is sent by nginx, with the headers of the portal', async ({
    portal,
    clip,
    link,
    key,
    files,
  }) => {
    const open = vi.spyOn(portal.resources.media, 'open');
    const own = await portal.inject({ method: 'GET', url: `/api/uploads/${link}` });
    expect([own.status, own.raw]).toEqual([200, '']);
    expect(own.headers['x-accel-redirect']).toBe(INTERNAL_PREFIX + key);

    const origin = { origin: 'https://learn.example' };
    const answer = await files.get(link, origin);
    expect(answer.status).toBe(200);
    expect((await files.bytesOf(answer)).equals(clip)).toBe(true);
    expect(answer.headers.get('x-accel-redirect')).toBeNull();
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f]{10}-[\da-z]+$/);
    // The portal answers HEAD by itself, with all its headers.
    const head = await files.get(link, origin, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${clip.length}`]);
    expect(lastingHeaders(answer)).toEqual(lastingHeaders(head));
    expect(lastingHeaders(answer)).toMatchObject({
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'video/mp4',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'access-control-allow-origin': 'https://learn.example',
    });
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it.for(PARTS)('$range is that part', async (part, { clip, link, files }) => {
    const answer = await files.get(link, { range: part.range });
    const { contentRange, content } = expectedPart(part, clip);
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(contentRange);
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect((await files.bytesOf(answer)).equals(content)).toBe(true);
  });

  it.for(['bytes=0-1,4-5', 'lines=1-2'])(
    '%s is the whole file, as without nginx',
    async (range, { clip, link, files }) => {
      const answer = await files.get(link, { range });
      expect(answer.status).toBe(200);
      expect((await files.bytesOf(answer)).equals(clip)).toBe(true);
    },
  );

  it('a part behind the end is 416 with the size', async ({ clip, link, files }) => {
    for (const range of [`bytes=${clip.length}-`, 'bytes=-0']) {
      const answer = await files.get(link, { range });
      expect([range, answer.status, await answer.text()]).toEqual([range, 416, '']);
      expect(answer.headers.get('content-range')).toBe(`bytes */${clip.length}`);
    }
  });

  it('a client that has the file gets 304, and the rest only of the same file', async ({
    clip,
    link,
    files,
  }) => {
    const etag = (await files.get(link, {}, 'HEAD')).headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[\w-]{22}\.mp4"$/);
    const known = await files.get(link, { 'if-none-match': etag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const other = await files.get(link, { 'if-none-match': '"another"' });
    expect((await files.bytesOf(other)).equals(clip)).toBe(true);
    // By the date of the file nginx alone would answer 304.
    const since = { 'if-modified-since': new Date(Date.now() + 86_400_000).toUTCString() };
    expect((await files.get(link, since)).status).toBe(200);

    const range = 'bytes=5-9';
    const rest = await files.get(link, { range, 'if-range': etag });
    expect([rest.status, rest.headers.get('etag')]).toEqual([206, etag]);
    expect((await files.bytesOf(rest)).equals(clip.subarray(5, 10))).toBe(true);
    const changed = await files.get(link, { range, 'if-range': '"another"' });
    expect([changed.status, (await files.bytesOf(changed)).length]).toEqual([200, clip.length]);
  });

  it('a link that expired, was forged, or belongs to an ended session is 403', async ({
    portal,
    trainee,
    link,
    files,
  }) => {
    const theirs = await files.linkOf(trainee);
    expect((await files.get(theirs)).status).toBe(200);
    const forged = await files.get(link.replace(/u=\d+/, 'u=999'));
    expect(forged.status).toBe(403);
    expect(await forged.json()).toMatchObject({ message: 'This link is not valid.' });
    await trainee.call(logOut);
    expect((await files.get(theirs)).status).toBe(403);
    portal.clock.advance(601_000);
    const expired = await files.get(link, { range: 'bytes=0-9' });
    portal.clock.advance(-601_000);
    expect(expired.status).toBe(403);
    expect(await expired.json()).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('a trainee of another company gets 404', async ({ portal, trainee, files }) => {
    const link = await files.linkOf(trainee);
    const other = await makeCompany(portal);
    await setCompany(portal, trainee.user.id, other.id);
    expect((await files.get(link)).status).toBe(404);
  });

  it('the internal path is closed to clients', async ({ nginx, key, link, files }) => {
    expect((await files.get(link)).status).toBe(200);
    const paths = [
      `${INTERNAL_PREFIX}${key}`,
      `${INTERNAL_PREFIX}installation-id`,
      INTERNAL_PREFIX,
      `/%69nternal-media/${key}`,
      `/x/..${INTERNAL_PREFIX}${key}`,
      `/${INTERNAL_PREFIX}${key}`,
      `/api/uploads/..%2f..${INTERNAL_PREFIX}${key}`,
    ];
    for (const path of paths) {
      const answer = await fetch(nginx + path, { headers: { 'x-accel-redirect': path } });
      expect([path, answer.status]).toEqual([path, 404]);
      await answer.body?.cancel();
    }
  });

  it('posters and logos are sent by nginx too', async ({ portal, admin, module, files }) => {
    const open = vi.spyOn(portal.resources.media, 'open');
    const posterUploadId = await makePoster(portal, admin.token);
    const change = { params: { id: module.id }, body: { posterUploadId } };
    const [video] = succeeded(await admin.call(updateModule, change)).videos;
    const poster = await files.get(video?.poster ?? '');
    expect([poster.status, poster.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(poster.headers.get('cache-control')).toBe('private, no-store');
    expect((await files.bytesOf(poster)).subarray(0, 4).toString('latin1')).toBe('RIFF');

    const form = multipart({}, { logo: await fixtureFile('logos/brightwater-foods.png') });
    const sent = { token: admin.token, id: module.companyId };
    const { logo } = succeeded(await upload(portal, updateCompany, form, sent));
    const shown = await files.get(logo ?? '');
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(shown.headers.get('cache-control')).toContain('immutable');
    expect(open).not.toHaveBeenCalled();
    open.mockRestore();
  });

  it('a lost or deleted video is 404, and a lost file is counted', async ({
    portal,
    admin,
    module,
    link,
    key,
    files,
  }) => {
    expect((await files.get(link)).status).toBe(200);
    await portal.resources.media.remove(key);
    const lost = await files.get(link);
    expect(lost.status).toBe(404);
    expect(await lost.json()).toMatchObject({ code: 'NOT_FOUND' });
    expect(await portal.services.media.countMissing()).toBe(1);
    await admin.call(deleteModule, { params: { id: module.id } });
    expect((await files.get(link)).status).toBe(404);
  });

  it('the bytes that a session was sent are unknown, not 0', async ({
    portal,
    trainee,
    module,
    files,
  }) => {
    const answer = await files.get(await files.linkOf(trainee));
    await files.bytesOf(answer);
    const rows = await portal.resources.db
      .selectFrom('watching_sessions')
      .select('film_bytes')
      .where('module_id', '=', module.id)
      .execute();
    expect(rows).toEqual([{ film_bytes: null }]);
  });

  describe('while nginx keeps the permission for a link', () => {
    it('ranges are sent without the portal, with the same headers and parts', async ({
      clip,
      link,
      files,
    }) => {
      const asked = await files.get(link, { range: 'bytes=0-9' });
      await files.untilKept(link);
      const kept = await files.get(link, { range: 'bytes=0-9' });
      expect(lastingHeaders(kept)).toEqual(lastingHeaders(asked));
      expect((await files.bytesOf(kept)).equals(clip.subarray(0, 10))).toBe(true);
      for (const part of PARTS) {
        const answer = await files.get(link, { range: part.range });
        const { contentRange, content } = expectedPart(part, clip);
        expect([answer.status, answer.headers.get('content-range')]).toEqual([206, contentRange]);
        expect((await files.bytesOf(answer)).equals(content)).toBe(true);
      }
    });

    it('HEAD, 304 and 416 are those of the portal', async ({ origin, clip, link, files }) => {
      await files.untilKept(link);
      const head = await files.get(link, {}, 'HEAD');
      expect([head.status, head.headers.get('content-length')]).toEqual([200, `${clip.length}`]);
      const etag = head.headers.get('etag') ?? '';
      expect((await files.get(link, { 'if-none-match': etag })).status).toBe(304);
      const range = `bytes=${clip.length}-`;
      const behind = await files.get(link, { range });
      expect([behind.status, await behind.text()]).toEqual([416, '']);
      const own = await fetch(`${origin}/api/uploads/${link}`, { headers: { range } });
      expect(own.status).toBe(416);
      expect(lastingHeaders(behind)).toEqual({ ...lastingHeaders(own), server: expect.anything() });
    });

    it('a session that ends has no access after the second in which it ended', async ({
      trainee,
      files,
    }) => {
      const link = await files.linkOf(trainee);
      await files.untilKept(link);
      await trainee.call(logOut);
      await untilNextSecond();
      const refused = await files.get(link, { range: 'bytes=0-9' });
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'FORBIDDEN' }]);
    });

    it('the links of others are checked by the portal', async ({
      portal,
      trainee,
      link,
      key,
      files,
    }) => {
      const theirs = await files.linkOf(trainee);
      const other = await makeCompany(portal);
      await setCompany(portal, trainee.user.id, other.id);
      const forged = link.replace(/u=\d+/, `u=${trainee.user.id}`);
      await files.untilKept(link);
      const statuses = async () =>
        Promise.all(
          [theirs, forged, key, `${key}?`].map(async (each) => (await files.get(each)).status),
        );
      expect(await statuses()).toEqual([404, 403, 403, 403]);
      expect(await statuses()).toEqual([404, 403, 403, 403]);
    });

    it('a path that only nginx reads as that of the video is refused', async ({
      nginx,
      key,
      link,
      files,
    }) => {
      await files.untilKept(link);
      const paths = [
        `/x/../api/uploads/${key}`,
        `//api/uploads/${key}`,
        `/api/health/..%2fuploads/${key}`,
        `/api/uploads/x%2f..%2f${key}`,
        `/./api/uploads/${key}`,
      ];
      for (const path of paths) {
        // Some of these are the web app's page for the portal.
        expect([path, (await rawGet(nginx, path)).includes('ftyp')]).toEqual([path, false]);
      }
    });

    it('a page of another origin gets the headers for its own', async ({ link, files }) => {
      await files.untilKept(link);
      const named = async (origin: string) => {
        const answer = await files.get(link, { range: 'bytes=0-9', origin });
        return answer.headers.get('access-control-allow-origin');
      };
      for (let i = 0; i < 3; i += 1) {
        expect(await named('https://learn.example')).toBe('https://learn.example');
        expect(await named('https://another.example')).toBeNull();
      }
    });
  });

  it('a refusal is not kept', async ({ portal, link, files }) => {
    const range = { range: 'bytes=0-9' };
    portal.clock.advance(601_000);
    for (let i = 0; i < 4; i += 1) expect((await files.get(link, range)).status).toBe(403);
    portal.clock.advance(-601_000);
    expect((await files.get(link, range)).status).toBe(206);
  });
});
