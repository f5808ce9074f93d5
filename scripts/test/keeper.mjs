// Runs one server for the tests, and ends it after them: when the pipe to the standard input of this process closes,
// for any reason (the tests ended, Ctrl-C, a crash, kill -9), the server is stopped and its folder removed. Prints
// `ready` on standard output when the server accepts connections.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

/**
 * @typedef {object} KeeperOptions
 * @property {string} folder of this server, removed at the end
 * @property {{ uid?: number, gid?: number } | undefined} [user] to run as; the current one if absent
 * @property {[string, ...string[]]} [prepare] a command to run first
 * @property {[string, ...string[]]} serve the server's command
 * @property {string} readySign text that the server prints when it accepts connections
 * @property {NodeJS.Signals} stopSignal
 */

/** @type {KeeperOptions} */
const {
  folder,
  user = {},
  prepare,
  serve,
  readySign,
  stopSignal,
} = JSON.parse(process.argv[2] ?? '');

/** @param {string} complaint */
function giveUp(complaint) {
  process.stderr.write(`${complaint}\n`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(1);
}

if (prepare) {
  const [command, ...args] = prepare;
  const { status, stdout, stderr } = spawnSync(command, args, { ...user, cwd: folder });
  if (status !== 0) giveUp(`${prepare.join(' ')} failed:\n${stdout}${stderr}`);
}

const [command, ...args] = serve;
const server = spawn(command, args, { ...user, cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
let said = '';
let stopping = false;
for (const stream of [server.stdout, server.stderr]) {
  stream.setEncoding('utf8').on('data', (text) => {
    const wasReady = said.includes(readySign);
    said = (said + text).slice(-100_000);
    if (!wasReady && said.includes(readySign)) process.stdout.write('ready\n');
  });
}
server.once('error', (error) => giveUp(error.message));
server.once('close', () => {
  if (!stopping) giveUp(`${command} ended by itself:\n${said}`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});

process.stdin.resume().once('close', () => {
  stopping = true;
  server.kill(stopSignal);
});
