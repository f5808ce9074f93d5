/** Asks a started portal about its trainees, modules and videos; a move must not change its answers. */
import { createHash } from 'node:crypto';
import type { Module } from '@portal/contract/modules';
import type { Trainee } from '@portal/contract/trainees';
import { ADMIN } from '../scale/accounts.ts';
import { startPortalProcess } from '../servers/portal-process.ts';
import { send } from '../servers/send.ts';

/** Addresses are signed again for each answer. */
const ADDRESSES = new Set(['url', 'poster', 'logo']);
const VIDEOS = 3;

export async function observe(env: Readonly<Record<string, string>>): Promise<unknown> {
  await using portal = await startPortalProcess(env);
  const { origin } = portal;
  const { token } = await send<{ token: string }>(origin, 'POST', '/auth/admin/login', {
    body: { email: ADMIN.email, password: ADMIN.password },
  });
  const get = <T>(path: string) => send<T>(origin, 'GET', path, { token });
  const trainees = await get<Trainee[]>('/admin/trainees?page=1');
  const figures = await Promise.all(
    trainees.map(({ id }) => get(`/admin/trainees/${id}/progress`)),
  );
  const modules = await get<Module[]>('/admin/modules');
  const videos = await Promise.all(
    modules.slice(0, VIDEOS).map(({ videos: [video] }) => hashOf(origin, video?.url ?? '')),
  );
  const companies = await get('/admin/companies');
  await portal.stop();
  return withoutAddresses({ trainees, figures, modules, videos, companies });
}

async function hashOf(origin: string, url: string): Promise<string> {
  const response = await fetch(`${origin}/api/uploads/${url}`);
  if (!response.ok) throw new Error(`A video answered ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return createHash('sha256').update(bytes).digest('hex');
}

const withoutAddresses = (seen: object): unknown =>
  JSON.parse(
    JSON.stringify(seen, (key, value: unknown) => (ADDRESSES.has(key) ? undefined : value)),
  );
