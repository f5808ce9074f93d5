/**
 * Deletes all trainees of a company in one action, undoes it, starts new runs for them, and moves them to another company.
 * Compares how long others wait meanwhile with how long they wait on an equal portal that is idle:
 *
 *     npm run bench:bulk -- --trainees 5000
 *     DATABASE_URL=postgres://… npm run bench:bulk -- --trainees 100000 --data /tmp/filled
 *
 * An action that takes longer than `--seconds` is cancelled then. `--data` names a folder in which the filled
 * installation is kept for the next run. Ends with an error if a 99th percentile rises above 1.5 times that of the idle
 * portal. Needs a system that can stop processes (no Windows).
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { Job } from '@portal/contract/jobs';
import { startCopies } from './latency/copies.ts';
import { readOptions } from './latency/installation-options.ts';
import { createComparison, report } from './latency/windows.ts';
import { signInAsAdmin } from './scale/admin-client.ts';

const { installation, seconds } = readOptions({ seconds: 30 });

/** Milliseconds from a look at the job to the next one. */
const LOOK_MS = 500;
const BULK = '/admin/trainees/bulk';
const filter = { company: 1 };

await using copies = await startCopies(installation);
const { phases, measure, settled } = await createComparison(copies, seconds);
const { send } = await signInAsAdmin(copies.busy.origin);
const { trainees: expectedCount } = await send<{ trainees: number }>(
  'GET',
  '/admin/companies/1/impact',
);
console.log(`${expectedCount} trainees, seed ${installation.seed}`);
let job: Job | undefined;
const run = (path: string, body: object | null) => async () => {
  job = await send<Job>('POST', path, body);
};

await measure('delete', run(BULK, { action: 'delete', filter, expectedCount }), untilEnded);
await cancel();
await measure('undo', () => run(`/admin/jobs/${job?.id}/undo`, null)(), untilEnded);
await untilEnded();
await measure('train again', run('/admin/companies/1/runs', { expectedCount }), untilEnded);
await cancel();
await measure(
  'move',
  run(BULK, { action: 'move', filter, companyId: 2, expectedCount }),
  untilEnded,
);
await cancel();
await settled();
report(phases);

async function untilEnded(): Promise<void> {
  while (job !== undefined && job.endedAt === null) {
    await pause(LOOK_MS);
    job = await send<Job>('GET', `/admin/jobs/${job.id}`);
  }
}

/** Ends an action of which only a part was measured. */
async function cancel(): Promise<void> {
  if (job?.endedAt === null) job = await send<Job>('DELETE', `/admin/jobs/${job.id}`);
}
