/**
 * Plays a trainee who wants modules completed without watching them, and prints how much of the films' length that
 * takes at least, on a portal with a simulated clock:
 *
 *     npm run drill:watching
 *     npm run drill:watching -- --seed 5 --rounds 2
 *     DATABASE_URL=postgres://…/empty npm run drill:watching
 *
 * The attack is the one of the tests with more sessions and finer steps.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  attackWatching,
  leastRatio,
  randomFrom,
} from '../../server/src/features/learning/testing/watch-adversary.ts';
import { createLog } from '../../server/src/platform/create-log.ts';
import { readSettings } from '../../server/src/settings.ts';
import { openTestPortal } from '../../server/src/testing/open-test-portal.ts';
import { makeTestFolder } from '../../server/src/testing/test-folder.ts';
import { printTable } from './figures.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const rounds = Number(values.rounds);

const SESSIONS = 8;
const FILMS = [
  { film: '1.4 s', seconds: 1.4, modules: 1, stepMs: 5 },
  { film: '4 s', seconds: 4, modules: 1, stepMs: 10 },
  { film: '60 s', seconds: 60, modules: 1, stepMs: 100 },
  { film: '10 min', seconds: 600, modules: 1, stepMs: 1_000 },
  { film: '3 × 60 s at once', seconds: 60, modules: 3, stepMs: 500 },
];
/** The shares of the sessions that report in a round: all, some, or seldom. */
const REPORTING = [1, 0.3, 0.05];

await using folder = await makeTestFolder();
const settings = readSettings({
  DATA_DIR: join(folder.path, 'data'),
  DATABASE_URL: process.env['DATABASE_URL'],
});
await using portal = await openTestPortal(settings, createLog('silent'));
console.log(`seed ${seed}, ${SESSIONS} sessions, ${portal.resources.engine}`);
const random = randomFrom(seed);
const rows: Record<string, string>[] = [];
for (const { film, ...attacked } of FILMS) {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round += 1)
    for (const reporting of REPORTING)
      ratios.push(
        await attackWatching(portal, { ...attacked, sessions: SESSIONS, reporting, random }),
      );
  const least = Math.min(...ratios);
  const wanted = leastRatio(attacked.seconds);
  rows.push({ film, 'time needed ÷ film length': least.toFixed(3), wanted: `≥ ${wanted}` });
  if (least < wanted) process.exitCode = 1;
}
printTable(rows);
