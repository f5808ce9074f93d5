/** The servers that send the video: the portal, the portal behind nginx with `MEDIA_ACCEL`, nginx alone. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { startNginx } from '../../../server/src/testing/nginx.ts';
import { INTERNAL_PREFIX, nginxSite } from '../../../server/src/testing/nginx-site.ts';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { type FullPortal, startFullPortal } from '../servers/full-portal.ts';
import { startFileNginx } from '../servers/nginx.ts';
import { makeFilm, uploadFilm } from './film.ts';
import type { RangeServer } from './range-load.ts';

export interface VideoPortal extends RangeServer {
  readonly full: FullPortal;
}

export interface Videos {
  readonly filmBytes: number;
  readonly portal: VideoPortal;
  /** Null if nginx is not installed. */
  readonly behindNginx: VideoPortal | null;
  readonly nginx: RangeServer | null;
}

type NewDatabase = () => Promise<string | undefined>;

export async function startVideos(
  databaseUrl: NewDatabase,
  stack: AsyncDisposableStack,
): Promise<Videos> {
  const film = await makeFilm();
  const { path: folder } = stack.use(await makeTestFolder());
  const path = join(folder, 'film.mp4');
  await writeFile(path, film);
  const full = stack.use(await startFullPortal({ databaseUrl: await databaseUrl() }));
  const { pid, url } = full.portal;
  const pathOf = await uploadFilm(full.portal, film);
  const nginx = await startFileNginx(folder, stack);
  return {
    filmBytes: film.length,
    portal: { full, pids: [pid], nextUrl: async () => new URL(url).origin + (await pathOf()) },
    behindNginx: nginx && (await startBehindNginx(await databaseUrl(), film, stack)),
    nginx: nginx && { pids: [nginx.pid], nextUrl: async () => `${nginx.origin}/film.mp4` },
  };
}

/** The configuration that operators copy, and a portal with `MEDIA_ACCEL`. */
async function startBehindNginx(
  databaseUrl: string | undefined,
  film: Uint8Array,
  stack: AsyncDisposableStack,
): Promise<VideoPortal> {
  const env = { MEDIA_ACCEL: INTERNAL_PREFIX };
  const full = stack.use(await startFullPortal({ databaseUrl, env }));
  const { portal } = full;
  const port = await freePort();
  const { path: folder } = stack.use(await makeTestFolder());
  const site = await nginxSite({
    port,
    portalPort: Number(new URL(portal.url).port),
    mediaFolder: join(portal.dataDir, 'media'),
    folder,
  });
  const origin = `http://127.0.0.1:${port}`;
  const http = `keepalive_requests 100000000; ${site}`;
  const pid = await startNginx({ folder, http, url: origin }, stack);
  const pathOf = await uploadFilm(portal, film);
  return { full, pids: [pid, portal.pid], nextUrl: async () => origin + (await pathOf()) };
}
