import pino from 'pino';
import { openResources } from '../../../server/src/open-resources.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { type PortalProcess, startPortalProcess } from '../servers/portal-process.ts';
import { createCrowd, type Member } from './crowd.ts';

export interface CrowdPortal {
  readonly portal: PortalProcess;
  readonly members: readonly Member[];
}

/**
 * Starts a portal whose only users, besides the admin, are a crowd.
 *
 * @param env may name an empty database in DATABASE_URL
 */
export async function startCrowdPortal(
  size: number,
  env: Readonly<Record<string, string>> = {},
): Promise<CrowdPortal> {
  await using starting = new AsyncDisposableStack();
  const portal = starting.use(await startPortalProcess(env));
  await portal.kill();
  const settings = readSettings({ ...process.env, ...env, DATA_DIR: portal.dataDir });
  const resources = await openResources(settings, pino({ level: 'silent' }));
  const members = await createCrowd(resources, size);
  await resources[Symbol.asyncDispose]();
  await portal.start();
  starting.move();
  return { portal, members };
}
