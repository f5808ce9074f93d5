import { runQuietly } from './child.mjs';
import { isInstalled, missingOptional, readInstalled, readWanted } from './lockfile.mjs';
import { inRoot } from './paths.mjs';
import { runtimePath } from './runtime.mjs';
import { Refusal, step } from './step.mjs';

/** Installs what `package-lock.json` says, unless it is installed already. */
export async function ensureInstalled() {
  const wanted = readWanted();
  if (isInstalled(wanted, readInstalled())) return;
  await step('Installing packages', async () => {
    await runNpm(process.env['npm_node_execpath'] ?? process.execPath, installVerb());
    if (missingOptional(wanted, readInstalled() ?? {}, machine()).length > 0) {
      // The pinned runtime is installed now. With it npm compares `engines` with the Node version that runs the portal.
      await runNpm(runtimePath(), ['install', '--no-save']);
    }
  });
}

/**
 * `npm ci` empties node_modules first, which Windows forbids while a program from there, such as
 * the pinned runtime, is running.
 */
function installVerb() {
  const runsFromHere = process.execPath.startsWith(inRoot('node_modules'));
  return process.platform === 'win32' && runsFromHere ? ['install', '--no-save'] : ['ci'];
}

/**
 * @param {string} node
 * @param {string[]} verb
 */
async function runNpm(node, verb) {
  const cli = process.env['npm_execpath'];
  const args = [...verb, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm passes the path of its entry file to its scripts; outside npm, the npm on the PATH is used.
  const { code, output } = cli?.endsWith('.js')
    ? await runQuietly(node, [cli, ...args])
    : await runQuietly('npm', args);
  if (code === 0) return;
  throw new Refusal(
    `${output.trim()}\n\nnpm could not install the packages (npm ${verb.join(' ')}, exit ${code}).\n` +
      'Check that this machine reaches the npm registry (npm ping) and that the disk is not full, ' +
      'then run the same command again. A half-filled node_modules folder may be deleted safely.',
  );
}

function machine() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  const libc = header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}
