import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** An arbitrary number, the same for all portals: advisory locks belong to a database. */
const LOCK = 7_472_616_961;
/** The server may still count a process that was killed a moment ago. */
const ACQUIRE_TIMEOUT_MS = 3_000;
const RETRY_MS = 250;
const RECONNECT_MS = 2_000;

/** Another process uses the database without a common Redis. */
export class SecondProcessError extends Error {
  override readonly name = 'SecondProcessError';

  constructor() {
    super(
      'Another portal process works on this database. Processes that share one must share a Redis ' +
        'as well: set REDIS_URL for all of them, or stop the other one.',
    );
  }
}

export interface InstallationLock {
  /** Rejects while the lock is not held, because the connection broke and is being opened again. */
  ping(): Promise<void>;
  release(): Promise<void>;
}

interface Options {
  readonly databaseUrl: string;
  /** Processes with a Redis share the lock; without one it is exclusive. */
  readonly isShared: boolean;
  /** Called when the lock is lost with its connection; it is taken again as soon as possible. */
  readonly onLost: (error: unknown) => void;
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

  return {
    async ping() {
      if (held === null) throw new Error('The lock on the database is not held');
    },
    async release() {
      isReleased = true;
      clearTimeout(retry);
      await held?.end();
    },
  };
}

async function acquire(
  { databaseUrl, isShared }: Options,
  onLost: (error: unknown) => void,
): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'training-portal-lock',
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
  });
  const failed = Promise.withResolvers<never>();
  // While the lock is being taken, an error rejects; later it is reported by `onLost`.
  client.on('error', failed.reject);
  failed.promise.catch(() => undefined);
  try {
    await Promise.race([failed.promise, takeLock(client, isShared)]);
  } catch (error) {
    await client.end();
    throw error;
  }
  failed.promise.catch(onLost);
  return client;
}

async function takeLock(client: pg.Client, isShared: boolean): Promise<void> {
  await client.connect();
  // So that the server detects within half a minute, not after two hours, that this machine is unreachable.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  const attempt = `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1) as taken`;
  const deadline = performance.now() + ACQUIRE_TIMEOUT_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(attempt, [LOCK]);
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) throw new SecondProcessError();
    await sleep(RETRY_MS);
  }
}
