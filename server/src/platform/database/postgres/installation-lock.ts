import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** Any number, the same for every portal: advisory locks are per database. */
const LOCK = 7_472_616_961;
/** A process that was killed a moment ago may still stand in the server's books. */
const PATIENCE_MS = 3_000;
const RETRY_MS = 250;
const RECONNECT_MS = 2_000;

/** Another process works on the database, and the two have no Redis in common. */
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
  /** Rejects while the lock is not held: the connection broke, and is being made again. */
  ping(): Promise<void>;
  release(): Promise<void>;
}

interface Options {
  readonly databaseUrl: string;
  /** Shared among processes with a Redis; without one a process is the only one. */
  readonly isShared: boolean;
  /** The lock went with its connection; it is taken again as soon as possible. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Holds PostgreSQL's advisory lock on a connection of its own until `release`, or until the process dies.
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
      // The database is still away, or another process was quicker: `ping` says that we are not it.
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
  // Told as a rejection while the lock is being taken, and by `onLost` once it is held.
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
  // So that the server notices within half a minute that this machine is gone, not after two hours.
  await client.query(
    'set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3',
  );
  const attempt = `select pg_try_advisory_lock${isShared ? '_shared' : ''}($1) as taken`;
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(attempt, [LOCK]);
    if (rows[0]?.taken) return;
    if (performance.now() > deadline) throw new SecondProcessError();
    await sleep(RETRY_MS);
  }
}
