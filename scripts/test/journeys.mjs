/**
 * The parts of Playwright's JSON report that are read: files contain describe blocks, which contain tests.
 * @typedef {{ title: string, tests: { status: string }[] }} Spec
 * @typedef {{ title: string, file: string, specs: Spec[], suites?: Suite[] }} Suite
 * @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport
 * @typedef {import('./report.mjs').RunResult} RunResult
 */

/** Playwright marks a test that passed only on repetition as 'flaky'; here it counts as failed. */
const STATUS = /** @type {const} */ ({
  expected: 'passed',
  unexpected: 'failed',
  flaky: 'failed',
  skipped: 'skipped',
});

/**
 * Converts a Playwright run into the form of a vitest run. An error outside any test becomes a failed file.
 * @param {PlaywrightReport} report
 * @returns {RunResult}
 */
export function asRunResult({ suites, errors }) {
  const files = suites.map((suite) => {
    const assertionResults = testsOf(suite, []);
    const isFailed = assertionResults.some(({ status }) => status === 'failed');
    const status = isFailed ? 'failed' : 'passed';
    return { name: `e2e/src/${suite.file}`, status, message: '', assertionResults };
  });
  const broken = errors.map(({ message = 'error' }) => ({
    name: 'e2e',
    status: 'failed',
    message,
    assertionResults: [],
  }));
  return { testResults: [...files, ...broken] };
}

/**
 * @param {Suite} suite
 * @param {string[]} parents titles of the describe blocks around it
 * @returns {{ fullName: string, status: string }[]}
 */
function testsOf({ specs, suites = [] }, parents) {
  return [
    ...specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        fullName: [...parents, title].join(' '),
        status: STATUS[/** @type {keyof typeof STATUS} */ (status)] ?? 'failed',
      })),
    ),
    ...suites.flatMap((suite) => testsOf(suite, [...parents, suite.title])),
  ];
}
