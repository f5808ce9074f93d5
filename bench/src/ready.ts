/**
 * Measures how soon a portal with many people on its embedded database answers: after a start, and after it was killed
 * while users read, send and upload.
 *
 *     npm run bench:ready -- --package release/training-portal-<version>.tgz
 *     npm run bench:ready -- --people 20000          (this clone)
 *     npm run bench:ready -- --data /tmp/large       (a copy of a folder that bench:fill has filled)
 *
 * Let nothing else run meanwhile. Ends with an error if one time is above its limit, or a message that was acknowledged is
 * missing.
 */
import { cp } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { step } from '../../scripts/set-up/step.mjs';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { interval } from './figures.ts';
import { runFill } from './scale/run-fill.ts';
import { chooseProgram } from './servers/chosen-program.ts';
import { startLoad } from './servers/load.ts';
import { startPortalProcess } from './servers/portal-process.ts';

const { values } = parseArgs({
  options: {
    people: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '10' },
    /** Requests in a second. */
    rate: { type: 'string', default: '200' },
    data: { type: 'string' },
    /** The path of a package, which runs instead of this clone. */
    package: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const START_LIMIT_MS = 1_500;
const KILL_LIMIT_MS = 2_000;
/** Each process lives longer than the one before by this time, so that the kills meet different work. */
const LONGER_MS = 300;

await using stack = new AsyncDisposableStack();
const program = await chooseProgram(values, stack);
const { path: dataDir } = stack.use(await makeTestFolder());
await step('Filling a portal', fill);

let began = performance.now();
const portal = stack.use(await startPortalProcess({ DATA_DIR: dataDir }, program));
console.log(`First start: ${seconds(performance.now() - began)}.`);

const startsMs: number[] = [];
for (let round = 0; round < rounds; round += 1) {
  await portal.stop();
  began = performance.now();
  await portal.start();
  startsMs.push(performance.now() - began);
}
console.log(`${rounds} starts, ready after ${interval(startsMs, seconds)}.`);

const load = await startLoad(portal.origin, Number(values.rate));
const killsMs: number[] = [];
for (let round = 1; round <= rounds; round += 1) {
  await pause(round * LONGER_MS);
  began = performance.now();
  await portal.kill();
  await portal.start();
  killsMs.push(performance.now() - began);
}
const { counts, lost } = await load.end();
console.log(`${rounds} kills, ready again after ${interval(killsMs, seconds)},`);
console.log(
  `under ${counts.reads} reads, ${counts.messages} messages and ${counts.uploads} uploads;`,
);
console.log(`${lost} acknowledged messages missing.`);

const isSlow = Math.max(...startsMs) > START_LIMIT_MS || Math.max(...killsMs) > KILL_LIMIT_MS;
if (isSlow)
  console.log(`Above the limits, ${seconds(START_LIMIT_MS)} and ${seconds(KILL_LIMIT_MS)}.`);
process.exitCode = isSlow || lost > 0 ? 1 : 0;

async function fill(): Promise<void> {
  if (values.data === undefined)
    await runFill({ trainees: Number(values.people) }, { DATA_DIR: dataDir });
  else await cp(values.data, dataDir, { recursive: true });
}

function seconds(ms: number): string {
  return `${(ms / 1_000).toFixed(2)} s`;
}
