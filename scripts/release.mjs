// npm run release: checks, builds, and writes the package and all files of a release into release/.
// --dirty takes a checkout with changes that are not committed, --no-check leaves out the checks.
import { parseArgs } from 'node:util';
import { ensurePortalBuilt } from './set-up/build.mjs';
import { runInForeground, runQuietly } from './set-up/child.mjs';
import { ensureInstalled } from './set-up/install.mjs';
import { inRoot } from './set-up/paths.mjs';
import { runtimePath } from './set-up/runtime.mjs';
import { Refusal, runCommand } from './set-up/step.mjs';

await runCommand(async () => {
  const { dirty, 'no-check': skipsChecks } = readOptions();
  if (!dirty) await refuseChanges();
  await ensureInstalled();
  if (!skipsChecks) await check();
  await ensurePortalBuilt();
  process.exitCode = await runScript('release', 'write-release.mjs');
});

function readOptions() {
  const options = /** @type {const} */ ({
    dirty: { type: 'boolean', default: false },
    'no-check': { type: 'boolean', default: false },
  });
  return parseArgs({ options }).values;
}

async function refuseChanges() {
  const { code, output } = await runQuietly('git', ['status', '--porcelain']);
  if (code !== 0) throw new Refusal(`${output.trim()}\n\nA release is made from a git clone.`);
  if (output === '') return;
  throw new Refusal(
    `${output}\nA release is made from committed files only. Commit or remove these changes; ` +
      'npm run release -- --dirty makes one with them, for a trial.',
  );
}

async function check() {
  if ((await runScript('check.mjs')) !== 0)
    throw new Refusal('The checks found faults; no release was made.');
}

/** @param {string[]} path of a script below this folder, which runs on the pinned runtime */
function runScript(...path) {
  return runInForeground(runtimePath(), [inRoot('scripts', ...path)]);
}
