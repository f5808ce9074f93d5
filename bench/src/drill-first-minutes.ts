/**
 * Tries the first minutes of a newcomer: a new clone below a folder whose name has blanks, `npm start`, and what it says.
 *
 *     npm run drill:first-minutes
 *     npm run drill:first-minutes -- --only proxy
 *
 * On each Node from 18 to 26, with port 3000 taken, without a network, as another user and as root, behind a proxy that
 * does not answer, and open to the network. It clones the repository with what was changed since the last commit, and
 * installs each Node by npm. Ends with an error if a case fails; what this machine cannot try is named as skipped.
 */
import { parseArgs } from 'node:util';
import { casesOn } from './first-minutes/cases.ts';
import { makeMachine } from './first-minutes/machine.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
using machine = await makeMachine();
const cases = casesOn(machine).filter(({ name }) => name.includes(values.only));
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { name, run, obstacle } of cases) {
  const reason = await obstacle?.();
  if (reason !== undefined) {
    counts.skipped += 1;
    console.log(`skipped ${name}: ${reason}`);
    continue;
  }
  try {
    console.log(`✓ ${name}: ${await run()}`);
    counts.passed += 1;
  } catch (error) {
    console.log(`✗ ${name}: ${error instanceof Error ? error.message : error}`);
    counts.failed += 1;
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
if (counts.failed > 0 || counts.passed === 0) process.exitCode = 1;
