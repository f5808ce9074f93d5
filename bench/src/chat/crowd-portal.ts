import pino from 'pino';
import { openResources } from '../../../server/src/open-resources.ts';
import { readSettings } from '../../../server/src/settings.ts';
import { createCrowd, type Member } from './crowd.ts';
import { type PortalProcess, startPortalProcess } from './portal-process.ts';

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
