import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CHECKS, PACKAGE_CHECK, WEIGHT_CHECK } from '../check/checks.mjs';
import { ensureWebBuilt } from '../set-up/build.mjs';
import { runQuietly } from '../set-up/child.mjs';
import { inRoot, ROOT } from '../set-up/paths.mjs';
import { runtimePath } from '../set-up/runtime.mjs';
import { inSeconds } from '../set-up/step.mjs';
import { asRunResult } from './journeys.mjs';

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {import('./report.mjs').RunResult} RunResult
 * @typedef {import('./journeys.mjs').PlaywrightReport} PlaywrightReport
 * @typedef {import('../check/checks.mjs').Check} Check
 * @typedef {Record<string, string | undefined>} Env
 */

const VITEST = inRoot('node_modules', 'vitest', 'vitest.mjs');
const ENGINE_TESTS = inRoot('scripts', 'test', 'engine-tests.mjs');
const PLAYWRIGHT = inRoot('node_modules', '@playwright', 'test', 'cli.js');

/** Bounds a run that hangs. On a machine with much other work the journeys take over twenty minutes. */
const LIMIT_MS = 3_600_000;

/**
 * Runs all checks, two at a time.
 * @param {Report} report
 */
export async function runChecks(report) {
  const waiting = [...CHECKS];
  const work = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await runCheck(report, check);
  };
  await Promise.all([work(), work()]);
}

/**
 * @param {Report} report
 * @param {Check} check
 */
async function runCheck(report, { name, args }) {
  const started = performance.now();
  const { code, output } = await runQuietly(runtimePath(), args, { timeoutMs: LIMIT_MS });
  announce(code === 0, name, started, output);
  if (code === 0) report.pass();
  else report.fail(name);
}

/**
 * Builds the web app and checks its size: two checks.
 * @param {Report} report
 * @returns {Promise<boolean>} whether the build succeeded
 */
export async function buildAndWeigh(report) {
  try {
    await ensureWebBuilt();
  } catch (error) {
    process.stdout.write(`${error instanceof Error ? error.message : error}\n`);
    report.fail('web build');
    return false;
  }
  report.pass();
  await runCheck(report, WEIGHT_CHECK);
  return true;
}

/** @param {Report} report */
export const tryPackage = (report) => runCheck(report, PACKAGE_CHECK);

/**
 * Runs vitest once and adds the result to the report.
 * @param {Report} report
 * @param {string} name
 * @param {{ args: string[], env: Env }} run
 */
export async function runTests(report, name, { args, env }) {
  await runSuite(report, name, (file) => ({
    args: [
      VITEST,
      'run',
      ...args,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    env,
    read: (written) => {
      const { testResults } = /** @type {RunResult} */ (written);
      return {
        testResults: testResults.map((each) => ({ ...each, name: relative(ROOT, each.name) })),
      };
    },
  }));
}

/**
 * Returns the test files that depend on the database engine.
 * @returns {Promise<string[]>}
 */
export async function listEngineTests() {
  const { code, output } = await runQuietly(runtimePath(), [ENGINE_TESTS], {
    timeoutMs: LIMIT_MS,
  });
  if (code !== 0) throw new Error(`The tests that depend on the engine are unknown:\n${output}`);
  return JSON.parse(output);
}

/**
 * Runs the journeys and adds the result to the report.
 * @param {Report} report
 * @param {string} name
 * @param {Env} env
 */
export async function runJourneys(report, name, env) {
  await runSuite(report, name, (file) => ({
    args: [PLAYWRIGHT, 'test', '--config=e2e', '--reporter=dot,json'],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    read: (written) => asRunResult(/** @type {PlaywrightReport} */ (written)),
  }));
}

/**
 * @typedef {object} Suite the command of a test runner that writes its results as JSON
 * @property {string[]} args
 * @property {Env} env
 * @property {(written: unknown) => RunResult} read parses the written results
 */

/**
 * @param {Report} report
 * @param {string} name
 * @param {(file: string) => Suite} suiteWritingTo a suite that writes its results to the given file
 */
async function runSuite(report, name, suiteWritingTo) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  // Not `finally`, because a signal ends this process without it.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'result.json');
  const { args, env, read } = suiteWritingTo(file);
  const { code, output } = await runQuietly(runtimePath(), args, { env, timeoutMs: LIMIT_MS });
  announce(code === 0, name, started, output);
  // Without results the runner did not start; the report then counts a failure.
  const result = existsSync(file) ? read(JSON.parse(readFileSync(file, 'utf8'))) : undefined;
  report.addRun(name, result ?? { testResults: [] }, code);
}

/**
 * @param {boolean} passed
 * @param {string} name
 * @param {number} started
 * @param {string} output printed for failures only
 */
function announce(passed, name, started, output) {
  const time = inSeconds(performance.now() - started);
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${time})\n`);
  if (!passed) process.stdout.write(`${output.trim()}\n\n`);
}
