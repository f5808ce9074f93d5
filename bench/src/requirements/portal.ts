/** A portal whose clock its parent sets, by messages: milliseconds ahead of the clock of the machine. */
import { once } from 'node:events';
import { createLog } from '../../../server/src/platform/create-log.ts';
import { runPortal } from '../../../server/src/run-portal.ts';
import { readSettings } from '../../../server/src/settings.ts';

let ahead = Number(process.argv[2]);
process.on('message', (ms: number) => {
  ahead = ms;
  process.send?.('set');
});
const log = createLog('error');
const portal = await runPortal(readSettings(process.env), log, () => Date.now() + ahead);
process.send?.('ready');

await once(process, 'disconnect');
await portal[Symbol.asyncDispose]();
process.exit();
