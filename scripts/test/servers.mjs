import { spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chownSync, mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../set-up/paths.mjs';

/**
 * @typedef {import('./keeper.mjs').KeeperOptions} KeeperOptions
 * @typedef {{ url: string, stop: () => Promise<void> }} RunningServer
 */

const READY_WITHIN_MS = 60_000;

/** The ports below those of `server/src/testing/free-port.ts`: no test takes one before its server listens. */
const FIRST_PORT = 10_000;
const PORTS = 5_000;

/** For databases that live for one test, and need not survive a crash. */
const POSTGRES_SETTINGS = [
  // Creating and dropping a database would otherwise wait for the disk.
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  // The tables are small. Tests that need statistics collect them.
  'autovacuum=off',
  'jit=off',
];

/**
 * Starts an empty PostgreSQL on a free port.
 * @param {string} binaries folder of initdb and postgres
 * @returns {Promise<RunningServer>} url of a superuser's database
 */
export async function startPostgres(binaries) {
  const user = unprivilegedUser();
  if (user && spawnSync('test', ['-x', tmpdir()], user).status !== 0)
    throw new Error(`PostgreSQL does not run as root, and its user cannot enter ${tmpdir()}.`);
  const folder = mkdtempSync(join(tmpdir(), 'portal-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const port = await freePort();
  const data = join(folder, 'data');
  const stop = await startKeeper({
    folder,
    user,
    prepare: [
      join(binaries, 'initdb'),
      `--pgdata=${data}`,
      '--username=portal',
      '--auth=trust',
      '--encoding=UTF8',
      // Its messages are in English, as `readySign` is.
      '--locale=C',
      // Unlike C, it converts letters beyond ASCII to lower case.
      `--lc-ctype=${process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8'}`,
    ],
    serve: [
      join(binaries, 'postgres'),
      ...['-D', data, '-p', `${port}`],
      // The address of a socket file could be too long.
      ...['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
      ...['-c', 'max_connections=200'],
      ...POSTGRES_SETTINGS.flatMap((setting) => ['-c', setting]),
    ],
    readySign: 'database system is ready to accept connections',
    // PostgreSQL's fast shutdown does not wait for clients to disconnect.
    stopSignal: 'SIGINT',
  });
  return { url: `postgres://portal@127.0.0.1:${port}/postgres`, stop };
}

/**
 * Starts an empty Redis without persistence on a free port.
 * @param {string} binary
 * @returns {Promise<RunningServer>}
 */
export async function startRedis(binary) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-redis-'));
  const port = await freePort();
  const stop = await startKeeper({
    folder,
    serve: [
      binary,
      ...['--port', `${port}`, '--bind', '127.0.0.1', '--dir', folder],
      ...['--save', '', '--appendonly', 'no'],
    ],
    readySign: 'eady to accept connections',
    stopSignal: 'SIGTERM',
  });
  return { url: `redis://127.0.0.1:${port}`, stop };
}

/**
 * PostgreSQL refuses to run as root, so it runs as the user `postgres`, or else as the unprivileged default user.
 * @returns {{ uid: number, gid: number } | undefined}
 */
function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) =>
      spawnSync('id', [flag, name], { encoding: 'utf8' }),
    );
    if (uid?.status === 0 && gid?.status === 0) {
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
    }
  }
  throw new Error('PostgreSQL needs an unprivileged user: postgres or nobody.');
}

/**
 * @param {KeeperOptions} keeping
 * @returns {Promise<() => Promise<void>>} stops the server, removes its folder
 */
function startKeeper(keeping) {
  // A separate process group: Ctrl-C must reach the tests, and reach the server only through its keeper.
  const keeper = spawn(
    process.execPath,
    [inRoot('scripts', 'test', 'keeper.mjs'), JSON.stringify(keeping)],
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const ended = new Promise((resolve) => keeper.once('close', resolve));
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  return new Promise((resolve, reject) => {
    let complaint = '';
    const timer = setTimeout(() => {
      complaint += `not ready after ${READY_WITHIN_MS} ms`;
      keeper.stdin.end();
    }, READY_WITHIN_MS);
    keeper.stderr.setEncoding('utf8').on('data', (text) => {
      complaint += text;
    });
    keeper.stdout.once('data', () => {
      clearTimeout(timer);
      resolve(stop);
    });
    keeper.once('close', () => {
      clearTimeout(timer);
      reject(new Error(complaint));
    });
  });
}

async function freePort() {
  for (;;) {
    const port = FIRST_PORT + randomInt(PORTS);
    if (await canListenAt(port)) return port;
  }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function canListenAt(port) {
  return new Promise((resolve) => {
    const probe = createServer().once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
