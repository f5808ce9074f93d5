import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { CHECKS, WEIGHT_CHECK } from '../check/checks.mjs';
import { runQuietly } from '../set-up/child.mjs';
import { inRoot, ROOT } from '../set-up/paths.mjs';
import { runtimePath } from '../set-up/runtime.mjs';
import { inSeconds } from '../set-up/step.mjs';
import { ensureWebBuilt } from '../set-up/web-build.mjs';

/**
 * @typedef {import('./report.mjs').Report} Report
 * @typedef {import('./report.mjs').RunResult} RunResult
 * @typedef {import('../check/checks.mjs').Check} Check
 */

const VITEST = inRoot('node_modules', 'vitest', 'vitest.mjs');

/** No run may hang the whole; how long one may take is not for a busy machine to fail on. */
const LIMIT_MS = 1_200_000;

/**
 * Every check, two at once.
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
 * The web build and its weight, two checks.
 * @param {Report} report
 * @returns {Promise<boolean>} whether there is a build to try
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

/**
 * One vitest run into the report.
 * @param {Report} report
 * @param {string} name
 * @param {string[]} args
 * @param {Record<string, string | undefined>} env
 */
export async function runTests(report, name, args, env) {
  const started = performance.now();
  const folder = mkdtempSync(join(tmpdir(), 'portal-test-'));
  // Not `finally`: a signal ends us between two lines.
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'result.json');
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await runQuietly(runtimePath(), [VITEST, 'run', ...args, ...reporters], {
    env,
    timeoutMs: LIMIT_MS,
  });
  announce(code === 0, name, started, output);
  report.addRun(name, readResult(file), code);
}

/**
 * @param {string} file
 * @returns {RunResult} empty when vitest did not come so far; the report then counts a failure
 */
function readResult(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return { testResults: [] };
    throw error;
  }
  const { testResults } = /** @type {RunResult} */ (JSON.parse(text));
  return { testResults: testResults.map((each) => ({ ...each, name: relative(ROOT, each.name) })) };
}

/**
 * @param {boolean} passed
 * @param {string} name
 * @param {number} started
 * @param {string} output shown of failures alone
 */
function announce(passed, name, started, output) {
  const time = inSeconds(performance.now() - started);
  process.stdout.write(`${passed ? '✓' : '✗'} ${name} (${time})\n`);
  if (!passed) process.stdout.write(`${output.trim()}\n\n`);
}
