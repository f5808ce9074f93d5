/**
 * The parts of vitest's JSON report that are read.
 * @typedef {{ fullName: string, status: string }} TestResult
 * @typedef {{ name: string, status: string, message: string, assertionResults: TestResult[] }} FileResult
 * @typedef {{ testResults: FileResult[] }} RunResult
 */

const RAN = new Set(['passed', 'failed']);

/** Counts passed, failed and skipped checks and tests over all runs. */
export function createReport() {
  let passed = 0;
  /** @type {string[]} */
  const failed = [];
  /** @type {Set<string>} */
  const ran = new Set();
  /** @type {Set<string>} */
  const leftOut = new Set();

  return {
    pass() {
      passed += 1;
    },

    /** @param {string} name */
    fail(name) {
      failed.push(name);
    },

    /** @param {string} name with the reason */
    skip(name) {
      leftOut.add(name);
    },

    /**
     * A test that one run skips and another run executes (on the other engine, for example) was not skipped.
     * @param {string} run named in failures
     * @param {RunResult} result
     * @param {number} exitCode of vitest, which also covers errors outside any test
     */
    addRun(run, { testResults }, exitCode) {
      const tests = testResults.flatMap((file) =>
        file.assertionResults.map(({ fullName, status }) => ({
          name: `${file.name} > ${fullName}`,
          status,
        })),
      );
      const failures = [
        ...tests.filter(({ status }) => status === 'failed').map(({ name }) => name),
        ...testResults.filter(brokeOutsideTests).map(({ name, message }) => `${name} ${message}`),
      ];
      if (tests.length === 0) failures.push('no test was found');
      else if (exitCode !== 0 && failures.length === 0) failures.push(`exit code ${exitCode}`);

      passed += tests.filter(({ status }) => status === 'passed').length;
      failed.push(...failures.map((failure) => `${run}: ${failure}`));
      for (const { name, status } of tests) (RAN.has(status) ? ran : leftOut).add(name);
    },

    /** The counts so far. */
    totals() {
      const skipped = [...leftOut].filter((test) => !ran.has(test));
      return { passed, failed, skipped };
    },

    /**
     * Prints the names of failed and skipped tests, and as the last line the totals.
     * @returns {number} the exit code
     */
    conclude() {
      const { skipped } = this.totals();
      for (const name of skipped) process.stdout.write(`skipped: ${name}\n`);
      for (const name of failed) process.stdout.write(`failed: ${name}\n`);
      process.stdout.write(
        `${passed} passed, ${failed.length} failed, ${skipped.length} skipped\n`,
      );
      return failed.length > 0 || passed === 0 ? 1 : 0;
    },
  };
}

/**
 * Whether a file could not be loaded, or its set-up failed, so that it has no failed test.
 * @param {FileResult} file
 */
function brokeOutsideTests({ status, assertionResults }) {
  return status === 'failed' && assertionResults.every((test) => test.status !== 'failed');
}

/** @typedef {ReturnType<typeof createReport>} Report */
