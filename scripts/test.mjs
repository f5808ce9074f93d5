// npm test: all checks and all tests, with the servers that they need. The last printed line is the total. `npm test --
// --only <stage>` runs one stage (scripts/test/selection.mjs).
import { stopRunning } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runCommand, step } from './set-up/step.mjs';
import { useMemoryFolder } from './test/memory-folder.mjs';
import { NEEDS, provision } from './test/provision.mjs';
import { createReport } from './test/report.mjs';
import { chooseSeed } from './test/seed.mjs';
import { selectStages } from './test/selection.mjs';
import { startPostgres, startRedis } from './test/servers.mjs';
import {
  buildAndWeigh,
  listEngineTests,
  runChecks,
  runJourneys,
  runTests,
  tryPackage,
} from './test/stages.mjs';

/**
 * @typedef {import('./test/servers.mjs').RunningServer} RunningServer
 * @typedef {import('./test/selection.mjs').Stage} Stage
 */

const report = createReport();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  // The processes that run the servers notice by themselves that this process has ended.
  process.once(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

await runCommand(async () => {
  const stages = new Set(selectStages(process.argv.slice(2)));
  const seed = chooseSeed(process.env['SEED']);
  process.env['SEED'] = String(seed);
  process.stdout.write(`SEED=${seed}\n`);
  await ensureInstalled();
  useMemoryFolder();
  await provision(needsOf(stages));
  if (stages.has('checks')) await runChecks(report);
  // Each kind waits for a database or a video at times; together they keep the processor busy.
  await runAll([runUnitTests(stages), runBrowserTests(stages)]);
});
// An error above counts as one more failure; the total stays the last line.
if (process.exitCode) report.fail('npm test itself');
process.exitCode = report.conclude();

/** @param {Set<Stage>} stages */
function needsOf(stages) {
  const { chromium, postgres, redis, nginx } = NEEDS;
  const usesServers = stages.has('unit') || stages.has('postgres');
  const usesBrowser = stages.has('components') || stages.has('journeys');
  return [
    ...(usesBrowser ? [chromium] : []),
    ...(stages.has('postgres') ? [postgres] : []),
    ...(usesServers ? [redis] : []),
    ...(stages.has('unit') || stages.has('journeys') ? [nginx] : []),
  ];
}

/**
 * Waits until all have ended, also after an error of one.
 * @param {Promise<void>[]} kinds
 */
async function runAll(kinds) {
  const ended = await Promise.allSettled(kinds);
  const errors = ended.flatMap((kind) => (kind.status === 'rejected' ? [kind.reason] : []));
  if (errors.length > 0) throw new AggregateError(errors);
}

/** @param {Set<Stage>} stages */
async function runBrowserTests(stages) {
  if (stages.has('journeys')) await buildAndRunJourneys();
  if (stages.has('package')) await tryPackage(report);
  if (stages.has('components')) await runComponentTests();
}

/** @param {Set<Stage>} stages */
async function runUnitTests(stages) {
  if (!stages.has('unit') && !stages.has('postgres')) return;
  const redis = await available('redis', process.env['TEST_REDIS_URL'], startRedis);
  const postgres = stages.has('postgres')
    ? await available('postgres', process.env['TEST_DATABASE_URL'], startPostgres)
    : undefined;
  try {
    if (stages.has('unit')) await testOnSqlite(redis?.url);
    if (stages.has('postgres')) await testOnPostgres(postgres?.url, redis?.url);
  } finally {
    await Promise.all([redis?.stop(), postgres?.stop()]);
  }
}

/** @param {string | undefined} redis url */
async function testOnSqlite(redis) {
  const env = { TEST_ENGINE: 'sqlite', TEST_REDIS_URL: redis };
  await runTests(report, 'unit tests, server on SQLite', { args: ['--project', 'unit'], env });
}

/**
 * @param {string | undefined} postgres url
 * @param {string | undefined} redis url
 */
async function testOnPostgres(postgres, redis) {
  if (!postgres) return report.skip('server tests on PostgreSQL: there is no PostgreSQL');
  const env = { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: postgres, TEST_REDIS_URL: redis };
  const args = ['--project', 'unit', ...(await listEngineTests())];
  await runTests(report, 'tests on PostgreSQL that depend on the engine', { args, env });
}

async function runComponentTests() {
  const chromium = NEEDS.chromium.find();
  if (!chromium) return report.skip('component tests in Chromium: there is no Chromium');
  const env = { CHROMIUM_PATH: chromium };
  await runTests(report, 'component tests', { args: ['--project', 'components'], env });
}

async function buildAndRunJourneys() {
  const isBuilt = await buildAndWeigh(report);
  const chromium = NEEDS.chromium.find();
  if (!chromium) report.skip('journeys in Chromium: there is no Chromium');
  else if (isBuilt) await runJourneys(report, 'journeys', { CHROMIUM_PATH: chromium });
  else report.fail('journeys: there is no web build to try');
}

/**
 * Returns the given server, or a new one, or undefined if its program is not available.
 * @param {'postgres' | 'redis'} need
 * @param {string | undefined} given url
 * @param {(program: string) => Promise<RunningServer>} start
 * @returns {Promise<RunningServer | undefined>}
 */
async function available(need, given, start) {
  if (given) return { url: given, stop: () => Promise.resolve() };
  const program = NEEDS[need].find();
  return program ? await step(`Starting ${NEEDS[need].name}`, () => start(program)) : undefined;
}
