// Prints the test files that depend on the database engine as a JSON list; npm test runs them on PostgreSQL too. Runs on
// the pinned runtime, because it parses the sources.
import { posix } from 'node:path';
import { readSourceFiles } from '../check/imports.mjs';
import { ROOT } from '../set-up/paths.mjs';

/** @typedef {import('../check/imports.mjs').SourceFile} SourceFile */

/**
 * Tests that use a portal, but no difference between the engines, with all in the folders. A file that asks for the engine
 * runs on both nevertheless.
 */
export const INDEPENDENT = [
  // Headers, connections and limits of requests: this code has no SQL.
  'server/src/platform/http/',
  'server/src/features/config/',
  'server/src/response-headers.test.ts',
  'server/src/portal-below-path.test.ts',
  'server/src/version.test.ts',
  // Bodies, forms and addresses are handled before any SQL; for the largest records there is a test on both engines.
  'server/src/request-cost.test.ts',
  // Headers and ranges of answers that nginx sends.
  'server/src/features/media/nginx.test.ts',
  // All their processes run on SQLite.
  'server/src/main.test.ts',
  'server/src/start-refused.test.ts',
];

/** The names by which code asks for the engine of a run. */
const ENGINE_NAMES = /\b(?:TEST_ENGINE|TEST_DATABASE_URL|migratedDatabase)\b/;

/** Scripts set these names for the tests that they run. */
const SCRIPT = /^scripts\//;

/** Paths to modules that are not imported, such as those of workers and processes. */
const MODULE_PATHS = /['"`](\.{1,2}\/[^'"`\s]+\.(?:ts|mjs))['"`]/g;

const TEST = /\.test\.ts$/;

/**
 * Returns the test files that depend on the engine: those that ask for it, by themselves or through the modules that they
 * use. So a new test on a test portal or a test database runs on both engines. A file that is named `independent`, or is
 * in a folder that is, depends on the engine only if it asks by itself.
 * @param {SourceFile[]} files
 * @param {readonly string[]} independent a folder ends with a slash
 * @returns {string[]}
 */
export function findEngineTests(files, independent) {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const dependent = filesThatReach(byPath, asksForEngine);
  return files
    .filter(({ path }) => TEST.test(path) && dependent.has(path))
    .filter((file) => asksForEngine(file) || !isIn(independent, file.path))
    .map(({ path }) => path)
    .sort();
}

/** @param {SourceFile} file */
function asksForEngine({ path, source }) {
  return ENGINE_NAMES.test(source) && !SCRIPT.test(path);
}

/**
 * @param {readonly string[]} independent
 * @param {string} path
 */
function isIn(independent, path) {
  return independent.some((each) => (each.endsWith('/') ? path.startsWith(each) : path === each));
}

/**
 * @param {Map<string, SourceFile>} byPath
 * @param {(file: SourceFile) => boolean} isGoal
 * @returns {Set<string>} the goals and all files that use one, directly or through other files
 */
function filesThatReach(byPath, isGoal) {
  /** @type {Map<string, string[]>} */
  const users = new Map();
  for (const file of byPath.values())
    for (const used of usedBy(file)) users.set(used, [...(users.get(used) ?? []), file.path]);
  const reached = new Set([...byPath.values()].filter(isGoal).map(({ path }) => path));
  for (const path of reached) for (const user of users.get(path) ?? []) reached.add(user);
  return reached;
}

/** @param {SourceFile} file */
function usedBy({ path, source, imports }) {
  const named = [...source.matchAll(MODULE_PATHS)].map(([, to = '']) =>
    posix.join(posix.dirname(path), to),
  );
  return new Set([...imports, ...named]);
}

if (import.meta.main) {
  const tests = findEngineTests(readSourceFiles(ROOT), INDEPENDENT);
  process.stdout.write(`${JSON.stringify(tests)}\n`);
}
