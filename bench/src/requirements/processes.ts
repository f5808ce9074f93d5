/** Two processes of a portal on PostgreSQL and Redis, with one clock, of which one is killed now and then. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { freePort } from '../../../server/src/testing/free-port.ts';
import { makeTestFolder } from '../../../server/src/testing/test-folder.ts';
import { startServers, withDatabase } from '../kills/installation.ts';
import type { Random } from '../scale/random.ts';
import { ADMIN } from '../servers/portal-process.ts';

const PORTAL = join(import.meta.dirname, 'portal.ts');

interface PortalChild {
  readonly origin: string;
  readonly env: Readonly<Record<string, string>>;
  child: ChildProcess | null;
  /** Called with each message of the process, and at its end. */
  onAnswer: () => void;
}

export interface Processes {
  readonly origins: readonly string[];
  /** Milliseconds since 1970, for the portal. */
  readonly now: number;
  readonly kills: number;
  setClock(now: number): Promise<void>;
  /** Kills a process now and then until the signal, and starts it again. */
  killUntil(ending: AbortSignal, random: Random, lifeMs: number): Promise<void>;
  /** For calls that cannot be repeated after a lost answer. */
  withoutKills<T>(work: () => Promise<T>): Promise<T>;
  withDb<T>(use: (db: Db) => Promise<T>): Promise<T>;
}

interface Options {
  readonly count: number;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly settings: Readonly<Record<string, string>>;
  /** Called while a killed process is down. */
  readonly onKill?: (db: Db) => Promise<void>;
}

export async function startProcesses(
  { count, now, settings, onKill }: Options,
  stack: AsyncDisposableStack,
): Promise<Processes> {
  const servers = await startServers(stack);
  const state = { ahead: now - Date.now(), kills: 0 };
  const all: PortalChild[] = [];
  for (let i = 0; i < count; i += 1) {
    const port = await freePort();
    const env = {
      ...servers,
      ...settings,
      DATA_DIR: stack.use(await makeTestFolder()).path,
      PORT: String(port),
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
    };
    all.push({ origin: `http://127.0.0.1:${port}`, env, child: null, onAnswer: () => undefined });
  }

  const withDb: Processes['withDb'] = (use) => {
    const databaseUrl = servers['DATABASE_URL'];
    return withDatabase({ databaseUrl, dataDir: '', readOnly: false }, use);
  };

  async function start(portal: PortalChild): Promise<void> {
    const env = { ...process.env, ...portal.env };
    const child = fork(PORTAL, [String(state.ahead)], {
      env,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ready = Promise.withResolvers<void>();
    portal.onAnswer = ready.resolve;
    child.on('message', () => portal.onAnswer());
    child.once('exit', () => portal.onAnswer());
    await ready.promise;
    portal.child = child;
    // The clock may have been set while it started.
    await set(portal);
  }

  async function set(portal: PortalChild): Promise<void> {
    const { child } = portal;
    if (child === null || !child.connected) return;
    const isSet = Promise.withResolvers<void>();
    portal.onAnswer = isSet.resolve;
    child.send(state.ahead);
    await isSet.promise;
  }

  async function kill(portal: PortalChild): Promise<void> {
    const { child } = portal;
    portal.child = null;
    if (child === null || child.exitCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  }

  stack.defer(async () => {
    await Promise.all(all.map(kill));
  });
  for (const portal of all) await start(portal);
  return {
    origins: all.map(({ origin }) => origin),
    get now() {
      return Date.now() + state.ahead;
    },
    get kills() {
      return state.kills;
    },
    // Not while one starts: it would answer by the former time at first.
    setClock: (time) =>
      inTurn(async () => {
        state.ahead = Math.round(time) - Date.now();
        await Promise.all(all.map(set));
      }),
    async killUntil(ending, random, lifeMs) {
      while (!ending.aborted) {
        await pause(random.next() * lifeMs, undefined, { signal: ending }).catch(() => undefined);
        if (ending.aborted) return;
        await inTurn(async () => {
          const portal = random.pick(all);
          await kill(portal);
          state.kills += 1;
          await withDb(async (db) => {
            await onKill?.(db);
            await endLeases(db);
          });
          await start(portal);
        });
      }
    },
    withoutKills: inTurn,
    withDb,
  };
}

const KINDS = [
  'module changes',
  'standings',
  'compliance months',
  'reminders',
  'certificates',
  'ledger',
  'mails',
];

/**
 * Ends the leases of the killed process at once, because the drill would mostly wait for them, and forgets the attempts that
 * its kills were. The other process may lose its task or mail by this, as it does when it was stopped for so long.
 */
async function endLeases(db: Db): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ lease_until: 0, run_at: 0, attempts: 0 })
    .where('kind', 'in', KINDS)
    .execute();
  await db
    .updateTable('mail_queue')
    .set({ next_attempt_at: 0, attempts: 0 })
    .where('kind', '=', 'REMINDER')
    .where('attempts', '>', 0)
    .execute();
}
