/**
 * Measures how long other users wait while the portal works on all trainees of a large company in the background:
 *
 *     npm run bench:background
 *     npm run bench:background -- --engine postgres --trainees 10000
 *     npm run bench:background -- --works 2
 *     npm run bench:background -- --midnight
 *     npm run bench:background -- --certificates --trainees 10000
 *
 * A part of the trainees is added to a group by one job, which is undone. All are deleted by another one, restored by its
 * undo, moved to another company, and deleted for good with it. With `--midnight` the standing of each changes instead. With
 * `--certificates` a lower pass mark completes the training of all, who get their certificates, and 500 PDFs are downloaded.
 * Meanwhile others open their dashboard, list trainees and send messages, ten times in a second each, as they do before in
 * the quiet portal. Ends with an error where the p99 of a call is more than twice as long as in the quiet portal.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { callsOf, timesUntil } from './background/calls.ts';
import { certificatesOf } from './background/certificates.ts';
import { midnightOf } from './background/midnight.ts';
import { startLargePortal } from './background/portal.ts';
import { type Work, workOn } from './background/work.ts';
import { printTable, quantile } from './figures.ts';
import { engineNamed } from './kills/installation.ts';
import { longestBlockOf } from './scale/longest-block.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    trainees: { type: 'string', default: '100000' },
    /** For which the quiet portal is measured. */
    seconds: { type: 'string', default: '30' },
    /** The number of works, from the first one; each needs those before it. */
    works: { type: 'string', default: '6' },
    midnight: { type: 'boolean', default: false },
    certificates: { type: 'boolean', default: false },
  },
});
const RATIO_MAX = 2;
/** Milliseconds. A shorter wait is not felt, so its ratio does not count. */
const FLOOR_MS = 5;
const WARM_UP_MS = 5_000;

await using stack = new AsyncDisposableStack();
const engine = engineNamed(values.engine);
const trainees = Number(values.trainees);
const stage = values.certificates ? 'failed-last' : 'mixed';
const portal = await startLargePortal({ engine, trainees, stage }, stack);
const calls = callsOf(portal);
await timesUntil(calls, pause(WARM_UP_MS));
await longestBlockOf(portal.origin);
const quiet = await timesUntil(calls, pause(Number(values.seconds) * 1_000));
const blockedQuiet = await longestBlockOf(portal.origin);
const p99 = (times: readonly number[] = []) => quantile(times, 0.99);
const p50 = (times: readonly number[] = []) => quantile(times, 0.5);

console.log(`${engine}, ${trainees} trainees`);
for (const { name, prepare, run } of chosenWorks()) {
  await prepare?.();
  await longestBlockOf(portal.origin);
  const startedAt = performance.now();
  const times = await timesUntil(calls, run());
  const blocked = await longestBlockOf(portal.origin);
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const rows = calls.map((call) => {
    const [before, meanwhile] = [quiet.get(call.name), times.get(call.name)];
    const ratio = p99(meanwhile) / p99(before);
    const isOver = ratio > RATIO_MAX && p99(meanwhile) > FLOOR_MS;
    if (isOver) process.exitCode = 1;
    return {
      work: name,
      'work s': seconds,
      call: call.name,
      requests: meanwhile?.length ?? 0,
      'p50 quiet ms': p50(before).toFixed(1),
      'p50 meanwhile ms': p50(meanwhile).toFixed(1),
      'p99 quiet ms': p99(before).toFixed(1),
      'p99 meanwhile ms': p99(meanwhile).toFixed(1),
      ratio: ratio.toFixed(2),
      'longest block quiet ms': blockedQuiet.toFixed(1),
      'longest block meanwhile ms': blocked.toFixed(1),
      verdict: isOver ? `OVER ${RATIO_MAX}` : '',
    };
  });
  printTable(rows);
}

function chosenWorks(): readonly Work[] {
  if (values.midnight) return [midnightOf(portal, trainees)];
  if (values.certificates) return certificatesOf(portal, trainees);
  return workOn(portal, trainees).slice(0, Number(values.works));
}
