import { endWithNpm } from './end-with-npm.mjs';

/** A failure with a message for the user, shown without a stack. */
export class Refusal extends Error {}

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
