/** Ranges of 1 MiB of one video for 50 clients: the portal, a plain stream of Node, and nginx if it is installed. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AdminCompany } from '@portal/contract/companies';
import type { ModuleProgress, TrainingModule } from '@portal/contract/learning';
import { makeLongFilm } from '../../../server/src/testing/long-film.ts';
import { startChildServer } from '../servers/child-server.ts';
import { startFileNginx } from '../servers/nginx.ts';
import type { PortalServer } from '../servers/portal.ts';
import { send } from '../servers/send.ts';
import { measureRanges, type RangeServer } from './range-load.ts';
import type { Contender, Row } from './rows.ts';

const CLIP = resolve(import.meta.dirname, '../../../fixtures/clips/intro-4s.mp4');
const MIB = 1024 * 1024;
const FILM_SECONDS = 64;
const CLIENTS = 50;

interface Served {
  readonly portal: PortalServer;
  /** An empty folder. */
  readonly folder: string;
}

export async function rangesRow(
  { portal, folder }: Served,
  stack: AsyncDisposableStack,
): Promise<Row> {
  const film = await makeLongFilm({ clip: CLIP, seconds: FILM_SECONDS, bytesPerSecond: MIB });
  const path = join(folder, 'film.mp4');
  await writeFile(path, film);
  const ofPortal = await uploadFilm(portal, film);
  const stream = stack.use(
    await startChildServer({
      script: fileURLToPath(import.meta.resolve('../servers/stream-process.ts')),
      env: { FILE: path, BYTES: String(film.length) },
      path: '/film.mp4',
      headers: {},
    }),
  );
  const nginx = await startFileNginx(folder, stack);
  const load = { clients: CLIENTS, rangeBytes: MIB, fileBytes: film.length };
  const inRanges = (name: string, server: RangeServer): Contender => ({
    name,
    pid: server.pid,
    measure: (seconds) => measureRanges(server, load, seconds),
  });
  return {
    name: 'video, ranges of 1 MiB',
    bytes: MIB,
    contenders: [
      inRanges('portal', { url: ofPortal, pid: portal.pid }),
      inRanges('stream', stream),
      ...(nginx === null
        ? []
        : [inRanges('nginx', { url: `${nginx.origin}/film.mp4`, pid: nginx.pid })]),
    ],
  };
}

/** Replaces the video of the first module. Returns the link of the trainee. */
async function uploadFilm(portal: PortalServer, film: Uint8Array): Promise<string> {
  const { origin } = new URL(portal.url);
  const { admin, trainee } = portal;
  const [company] = await send<AdminCompany[]>(origin, 'GET', '/admin/companies', admin);
  const [first] = await send<ModuleProgress[]>(origin, 'GET', '/trainee/modules', trainee);
  if (company === undefined || first === undefined) throw new Error('There is no module');
  const form = new FormData();
  form.set('duration', String(FILM_SECONDS));
  form.set('video', new Blob([new Uint8Array(film)]), 'film.mp4');
  const upload = `/admin/modules/${first.moduleId}/video`;
  await send(origin, 'POST', upload, { token: admin.token, form });
  const page = `/trainee/modules/${first.moduleId}`;
  const { videos } = await send<TrainingModule>(origin, 'GET', page, trainee);
  const [video] = videos;
  if (video === undefined) throw new Error('The module has no video');
  return `${origin}/api/uploads/${video.url}`;
}
