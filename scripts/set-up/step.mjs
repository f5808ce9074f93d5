import { endWithNpm } from './end-with-npm.mjs';

/** A failure with a text for people: shown without a stack. */
export class Refusal extends Error {}

/** @param {number} ms */
export const inSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;

/**
 * Runs a piece of work and prints one line with the time it took.
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
 * The outermost frame of every command: a refusal is printed as it reads, anything else with its
 * stack, and both end with exit code 1. Ends when npm is ended.
 * @param {() => Promise<unknown>} command
 */
export async function runCommand(command) {
  endWithNpm();
  try {
    await command();
  } catch (error) {
    process.stderr.write(`\n${describe(error)}\n`);
    process.exitCode = 1;
  }
}

/** @param {unknown} error */
function describe(error) {
  if (error instanceof Refusal) return error.message;
  return error instanceof Error ? error.stack : String(error);
}
