// npm test: every check and every test, with all they need. The last line printed is the sum.
import { stopRunning } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { runCommand, step } from './set-up/step.mjs';
import { NEEDS, provision } from './test/provision.mjs';
import { createReport } from './test/report.mjs';
import { startPostgres, startRedis } from './test/servers.mjs';
import { buildAndWeigh, runChecks, runTests } from './test/stages.mjs';

/** @typedef {import('./test/servers.mjs').RunningServer} RunningServer */

const report = createReport();

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  // The servers' keepers notice by themselves that we are gone.
  process.once(signal, () => {
    stopRunning();
    process.exit(1);
  });
}

await runCommand(async () => {
  await ensureInstalled();
  await provision(Object.values(NEEDS));
  await runChecks(report);
  const redis = await available('redis', process.env['TEST_REDIS_URL'], startRedis);
  const postgres = await available('postgres', process.env['TEST_DATABASE_URL'], startPostgres);
  try {
    await runSuites(redis?.url, postgres?.url);
  } finally {
    await Promise.all([redis?.stop(), postgres?.stop()]);
  }
});
// Whatever broke above is one failure more, and the sum stays the last line.
if (process.exitCode) report.fail('npm test itself');
process.exitCode = report.conclude();

/**
 * @param {string | undefined} redis url
 * @param {string | undefined} postgres url
 */
async function runSuites(redis, postgres) {
  const onSqlite = { TEST_ENGINE: 'sqlite', TEST_REDIS_URL: redis };
  await runTests(report, 'unit tests, server on SQLite', ['--project', 'unit'], onSqlite);
  if (postgres) {
    const onPostgres = {
      TEST_ENGINE: 'postgres',
      TEST_DATABASE_URL: postgres,
      TEST_REDIS_URL: redis,
    };
    const args = ['--project', 'unit', 'server/'];
    await runTests(report, 'server on PostgreSQL', args, onPostgres);
  } else report.skip('server tests on PostgreSQL: there is no PostgreSQL');

  const built = await buildAndWeigh(report);
  const chromium = NEEDS.chromium.find();
  if (!chromium) report.skip('journeys in Chromium: there is no Chromium');
  else if (built) {
    await runTests(report, 'journeys', ['--project', 'e2e'], { CHROMIUM_PATH: chromium });
  } else report.fail('journeys: there is no web build to try');
}

/**
 * The server given from outside, or one of our own, or none where its program cannot be had.
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
