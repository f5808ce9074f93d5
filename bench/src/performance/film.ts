/** The video that the ranges are taken from. */
import { resolve } from 'node:path';
import type { AdminCompany } from '@portal/contract/companies';
import type { ModuleProgress, TrainingModule } from '@portal/contract/learning';
import { makeLongFilm } from '../../../server/src/testing/long-film.ts';
import type { PortalServer } from '../servers/portal.ts';
import { send } from '../servers/send.ts';

const CLIP = resolve(import.meta.dirname, '../../../fixtures/clips/intro-4s.mp4');
export const MIB = 1024 * 1024;
const FILM_SECONDS = 64;

export const makeFilm = () =>
  makeLongFilm({ clip: CLIP, seconds: FILM_SECONDS, bytesPerSecond: MIB });

/** Replaces the video of the first module. Returns a function that gets a link of the trainee, valid for minutes. */
export async function uploadFilm(
  portal: PortalServer,
  film: Uint8Array,
): Promise<() => Promise<string>> {
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
  return async () => {
    const page = `/trainee/modules/${first.moduleId}`;
    const { videos } = await send<TrainingModule>(origin, 'GET', page, trainee);
    const [video] = videos;
    if (video === undefined) throw new Error('The module has no video');
    return `/api/uploads/${video.url}`;
  };
}
