import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { SecondProcessError } from './lock-errors.ts';
import { findOtherHolders } from './lock-holders.ts';
import { LOCK, UPGRADING, type UpgradeWork, upgradeAlone } from './upgrade-lock.ts';

const TIMEOUTS: LockTimeouts = { acquireMs: 3_000, oldProcessMs: 15_000 };
const RETRY_MS = 250;
const RECONNECT_MS = 2_000;

export interface InstallationLock {
  /** Rejects while the lock is not held, because the connection broke and is being opened again. */
  ping(): Promise<void>;
  /**
   * Upgrades the database while no other process holds the lock.
   * @throws OldProcessError
   */
  upgrade(work: UpgradeWork): Promise<void>;
  release(): Promise<void>;
}

interface LockTimeouts {
  /** The server may still count a process that was killed a moment ago. */
  readonly acquireMs: number;
  /** A process that is stopped ends within 12 s. */
  readonly oldProcessMs: number;
}

interface Options {
  readonly databaseUrl: string;
  /** Processes with a Redis share the lock; without one it is exclusive. */
  readonly isShared: boolean;
  /** The newest migration of this version: processes with another one are of another version. */
  readonly schema: string;
  /** Called when the lock is lost with its connection; it is taken again as soon as possible. */
  readonly onLost: (error: unknown) => void;
  readonly timeouts?: LockTimeouts;
}

/**
 * Holds PostgreSQL's advisory lock on a separate connection until `release`, or until the process ends.
 * @throws SecondProcessError
 */
export async function lockInstallation(options: Options): Promise<InstallationLock> {
  let isReleased = false;
  let retry: NodeJS.Timeout | undefined;
  let held: pg.Client | null = await acquire(options, lose);

  function lose(error: unknown): void {
    held = null;
    if (isReleased) return;
    options.onLost(error);
    takeAgainLater();
  }

  function takeAgainLater(): void {
    retry = setTimeout(() => void takeAgain(), RECONNECT_MS).unref();
  }

  async function takeAgain(): Promise<void> {
    try {
      held = await acquire(options, lose);
      if (isReleased) await held.end();
    } catch {
      // The database is still unreachable, or another process has the lock: `ping` rejects.
      if (!isReleased) takeAgainLater();
    }
  }

  function heldClient(): pg.Client {
    if (held === null) throw new Error('The lock on the database is not held');
    return held;
  }

  return {
    async ping() {
      heldClient();
    },
    async upgrade(work) {
      if (!options.isShared) return work.run();
      const { oldProcessMs } = options.timeouts ?? TIMEOUTS;
      return upgradeAlone({ client: heldClient(), name: nameOf(options), oldProcessMs }, work);
    },
    async release() {
      isReleased = true;
      clearTimeout(retry);
      await held?.end();
    },
  };
}

/** PostgreSQL keeps 63 bytes of it. */
const nameOf = ({ schema }: Options) => `training-portal-lock ${schema}`.slice(0, 63);

async function acquire(options: Options, onLost: (error: unknown) => void): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: options.databaseUrl,
    application_name: nameOf(options),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  const failed = Promise.withResolvers<never>();
  // While the lock is being taken, an error rejects; later it is reported by `onLost`.
  client.on('error', failed.reject);
  failed.promise.catch(() => undefined);
  try {
    await Promise.race([failed.promise, takeLock(client, options)]);
  } catch (error) {
    await client.end();
    throw error;
  }
  failed.promise.catch(onLost);
  return client;
}

async function takeLock(
  client: pg.Client,
  { isShared, timeouts = TIMEOUTS }: Options,
): Promise<void> {
  await client.connect();
  // So that the server detects within half a minute, not after two hours, that this machine is unreachable.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  const attempt = `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1) as taken`;
  const deadline = performance.now() + timeouts.acquireMs;
  for (let isLastAttempt = false; ; ) {
    const { rows } = await client.query<{ taken: boolean }>(attempt, [LOCK]);
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) {
      const holders = await findOtherHolders(client, LOCK);
      // An upgrade by another process ends by itself, perhaps since the attempt.
      const isUpgrading = holders.some(({ name }) => name === UPGRADING);
      if (isLastAttempt && !isUpgrading) throw new SecondProcessError(holders);
      isLastAttempt = !isUpgrading;
    }
    await sleep(RETRY_MS);
  }
}
