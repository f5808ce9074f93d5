import { isInstalled, missingOptional, readInstalled, readWanted } from './lockfile.mjs';
import { runNpm } from './npm.mjs';
import { inRoot } from './paths.mjs';
import { runtimePath } from './runtime.mjs';
import { Refusal, step } from './step.mjs';

/** Installs what `package-lock.json` says, unless it is installed already. */
export async function ensureInstalled() {
  const wanted = readWanted();
  if (isInstalled(wanted, readInstalled())) return;
  await step('Installing packages', async () => {
    await installBy(process.env['npm_node_execpath'] ?? process.execPath, installVerb());
    if (missingOptional(wanted, readInstalled() ?? {}, machine()).length > 0) {
      // The pinned runtime is installed now. With it npm compares `engines` with the Node version that runs the portal.
      await installBy(runtimePath(), ['install', '--no-save']);
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
async function installBy(node, verb) {
  const { code, output } = await runNpm(verb, { node });
  if (code === 0) return;
  throw new Refusal(
    `${output.trim()}\n\nnpm could not install the packages (npm ${verb.join(' ')}, exit ${code}).\n` +
      `Check that this machine reaches the npm registry (npm ping)${proxyNote(process.env)} and that the disk is not full, ` +
      'then run the same command again. A half-filled node_modules folder may be deleted safely.',
  );
}

const PROXY_NAMES = /^(?:https?_proxy|npm_config_(?:https_)?proxy)$/i;

/**
 * Names the variables by which npm finds a proxy. Not their values, which may have a password.
 * @param {NodeJS.ProcessEnv} env
 */
export function proxyNote(env) {
  const names = Object.keys(env).filter((name) => PROXY_NAMES.test(name) && env[name]);
  return names.length === 0 ? '' : `, through the proxy of ${names.sort().join(' and ')},`;
}

function machine() {
  const { header } = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  const libc = header.glibcVersionRuntime ? 'glibc' : 'musl';
  return { os: process.platform, cpu: process.arch, libc };
}
