import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { ROOT } from './paths.mjs';

/**
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, timeoutMs?: number }} ChildOptions
 * @typedef {{ code: number, output: string }} Ended output holds stdout and stderr in the order of writing
 */

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/**
 * Runs a program to its end without printing its output. A program that runs longer than `timeoutMs` is killed and
 * counts as failed.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<Ended>}
 */
export function runQuietly(command, args, { cwd = ROOT, env = {}, timeoutMs } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const killLate = () => {
      output += `\nKilled: still running after ${timeoutMs} ms.\n`;
      child.kill('SIGKILL');
    };
    const timer = timeoutMs && setTimeout(killLate, timeoutMs);
    const end = (/** @type {number} */ code) => {
      clearTimeout(timer);
      running.delete(child);
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += `${error.message}\n`;
      end(127);
    });
    child.once('close', (code, signal) => end(code ?? exitCodeOf(signal)));
  });
}

/** Ends all programs started here that still run. */
export function stopRunning() {
  for (const child of running) child.kill('SIGTERM');
}

/**
 * Runs a program in the foreground: it inherits the streams of this process and gets its signals.
 * @param {string} command
 * @param {string[]} args
 * @param {ChildOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export function runInForeground(command, args, { cwd = ROOT, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    const forward = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const removeListeners = () => process.off('SIGINT', forward).off('SIGTERM', forward);
    child.once('error', (error) => {
      removeListeners();
      reject(error);
    });
    child.once('exit', (code, signal) => {
      removeListeners();
      resolve(code ?? exitCodeOf(signal));
    });
  });
}

/** @param {NodeJS.Signals | null} signal */
function exitCodeOf(signal) {
  return 128 + (signal ? constants.signals[signal] : 0);
}
