import { endWithNpm } from './end-with-npm.mjs';

/** A failure with a message for the user, shown without a stack. */
export class Refusal extends Error {}

/** The oldest Node whose npm installs the portal; the portal itself runs on the packaged one. */
const OLDEST_NODE = 20;

/** @param {string} version of the Node that runs this process. An older one must be able to read all files up to here. */
export function refuseOldNode(version = process.versions.node) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new Refusal(
    `Training Portal needs Node.js ${OLDEST_NODE} or newer to be installed; this is Node.js ${version}. ` +
      'Install a newer one from https://nodejs.org, then run the same command again.',
  );
}

/** @param {number} ms */
export const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a task and prints one line with its duration.
 * @template T
 * @param {string} name
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(name, work) {
  const started = performance.now();
  if (process.stdout.isTTY) process.stdout.write(`  ${name} …`);
  const clear = process.stdout.isTTY ? '\r\x1b[K' : '';
  try {
    const result = await work();
    process.stdout.write(`${clear}✓ ${name} (${inSeconds(performance.now() - started)})\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${clear}✗ ${name} (${inSeconds(performance.now() - started)})\n`);
    throw error;
  }
}

/**
 * Runs a command. A Refusal is printed as its message, any other error with its stack; both end with exit code 1. The
 * command ends when npm ends.
 * @param {() => Promise<unknown>} command
 */
export async function runCommand(command) {
  endWithNpm();
  try {
    refuseOldNode();
    await command();
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
  }
}

/**
 * @param {unknown} error
 * @returns {string | undefined}
 */
function describe(error) {
  if (error instanceof Refusal) return error.message;
  if (error instanceof AggregateError) return error.errors.map(describe).join('\n');
  return error instanceof Error ? error.stack : String(error);
}
