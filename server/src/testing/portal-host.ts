/**
 * A process in which portals run, one after another: most of the time of a start is spent on loading the server. The
 * parent sends the environment variables of the next one, or 'end' for the one that runs. Each message is answered by
 * a line.
 */
import './quick-passwords.ts';
import { createLog } from '../platform/create-log.ts';
import { type RunningPortal, runPortal } from '../run-portal.ts';
import { readSettings } from '../settings.ts';
import { HOST_ENDED, HOST_READY } from './portal-host-lines.ts';

/** The time until open requests are refused at the end of a portal, as in `main.ts`, but shorter. */
const REQUESTS_MS = 1_000;

const log = createLog('warn');
let portal: RunningPortal | undefined;

process.on('message', async (env: NodeJS.ProcessEnv | 'end') => {
  if (env === 'end') {
    portal?.leave();
    const refusal = setTimeout(() => portal?.refuseOpenRequests(), REQUESTS_MS);
    await portal?.[Symbol.asyncDispose]();
    clearTimeout(refusal);
    portal = undefined;
    process.stdout.write(`${HOST_ENDED}\n`);
    return;
  }
  const settings = readSettings({ ...process.env, ...env });
  portal = await runPortal(settings, log);
  process.stdout.write(`${HOST_READY} ${settings.publicUrl}\n`);
});
