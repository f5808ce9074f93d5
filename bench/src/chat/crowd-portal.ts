import type { Session } from '@portal/contract/accounts';
import type { AdminCompany } from '@portal/contract/companies';
import type { Module } from '@portal/contract/modules';
import pino from 'pino';
import { openResources } from '../../../server/src/open-resources.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { send } from '../servers/send.ts';
import { createCrowd, type Member } from './crowd.ts';
import { ADMIN, type PortalProcess, startPortalProcess } from './portal-process.ts';

export interface CrowdPortal {
  readonly portal: PortalProcess;
  readonly members: readonly Member[];
}

/**
 * Starts a portal whose only users, besides the admin, are a crowd.
 *
 * @param env may name an empty database in DATABASE_URL
 * @param main the program of another checkout, to measure that one
 */
export async function startCrowdPortal(
  size: number,
  env: Record<string, string> = {},
  main?: string,
): Promise<CrowdPortal> {
  await using starting = new AsyncDisposableStack();
  const portal = starting.use(await startPortalProcess(env, main));
  await portal.kill();
  const settings = readSettings({ ...process.env, ...env, DATA_DIR: portal.dataDir });
  const resources = await openResources(settings, pino({ level: 'silent' }));
  const members = await createCrowd(resources, size);
  await resources[Symbol.asyncDispose]();
  await portal.start();
  starting.move();
  return { portal, members };
}

/** Adds a module without content to the company of the crowd, as the admin whose token is returned with its id. */
export async function addModule(
  origin: string,
  name: string,
): Promise<{ readonly moduleId: number; readonly token: string }> {
  const { token } = await send<Session>(origin, 'POST', '/auth/admin/login', { body: ADMIN });
  const [company] = await send<AdminCompany[]>(origin, 'GET', '/admin/companies', { token });
  if (company === undefined) throw new Error('There is no company');
  const path = `/admin/companies/${company.id}/modules`;
  const body = { name, description: 'For all of the crowd.' };
  const { module } = await send<{ module: Module }>(origin, 'POST', path, { token, body });
  return { moduleId: module.id, token };
}
