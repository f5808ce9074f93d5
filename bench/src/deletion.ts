/**
 * Deletes a company, restores it, deletes it again and purges it, and deletes and restores one of its modules. Compares how
 * long others wait meanwhile with how long they wait on an equal portal that is idle:
 *
 *     npm run bench:deletion -- --trainees 5000
 *     DATABASE_URL=postgres://… npm run bench:deletion -- --trainees 100000 --data /tmp/filled
 *
 * `--data` names a folder in which the filled installation is kept for the next run. Ends with an error if a 99th
 * percentile rises above 1.5 times that of the idle portal. Needs a system that can stop processes (no Windows).
 */
import { setTimeout as pause } from 'node:timers/promises';
import { startCopies } from './latency/copies.ts';
import { readOptions } from './latency/installation-options.ts';
import { createComparison, report } from './latency/windows.ts';
import { signInAsAdmin } from './scale/admin-client.ts';

const { installation, seconds } = readOptions({ seconds: 24 });

/** Milliseconds from a look at the background work to the next one. */
const LOOK_MS = 200;
const COMPANY = '/admin/companies/1';

await using copies = await startCopies(installation);
const { phases, measure, settled } = await createComparison(copies, seconds);
const { send } = await signInAsAdmin(copies.busy.origin);
const { trainees } = await send<{ trainees: number }>('GET', `${COMPANY}/impact`);
console.log(`a company of ${trainees} trainees, seed ${installation.seed}`);
const [module] = await send<{ id: number }[]>('GET', '/admin/modules?companyId=1');

interface Deleted {
  readonly deletionId: number;
}
let deletionId = 0;
let isOver = false;

const remove = (path: string) => async () => {
  ({ deletionId } = await send<Deleted>('DELETE', path));
};
const restore = () => send('POST', `/admin/trash/${deletionId}/restore`, {});
const purge = () => send('DELETE', `/admin/trash/${deletionId}`);

await measure('delete a module', remove(`/admin/modules/${module?.id}`), untilIdle);
await measure('restore the module', restore, untilIdle);
await measure('delete the company', remove(COMPANY), untilIdle);
await measure('restore the company', restore, untilIdle);
await remove(COMPANY)();
await measure('purge the company', purge, untilIdle);
isOver = true;
await settled();
report(phases);

/** Waits for the end of the background work, or of the measurement. */
async function untilIdle(): Promise<void> {
  while (!isOver && (await copies.busy.isWorkingOn(deletionId))) await pause(LOOK_MS);
}
