import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { createPoolWaits, type PoolWaits } from './pool-waits.ts';
import { StatementNames } from './statement-names.ts';

/** Connections of a process at the same time. */
const CONNECTIONS_MAX = 16;

export interface PostgresOptions {
  databaseUrl: string;
  /** Called when an unused connection breaks; the pool replaces it. */
  onConnectionLost: (error: Error) => void;
  waits?: PoolWaits;
}

// https://www.postgresql.org/docs/current/catalog-pg-type.html, by oid.
const parsers = new Map<number, (text: string) => number>([
  [pg.types.builtins.BOOL, (text) => (text === 't' ? 1 : 0)],
  [pg.types.builtins.INT8, exactInteger],
  [pg.types.builtins.NUMERIC, Number],
]);

/** `feature_not_supported`, which is also 'cached plan must not change result type'. */
const FEATURE_NOT_SUPPORTED = '0A000';

/**
 * Kysely's PostgreSQL dialect, with the same values as SQLite: whole numbers and `numeric` as JavaScript numbers, flags
 * as 0 and 1, `undefined` refused.
 */
export function postgresDialect({
  databaseUrl,
  onConnectionLost,
  waits = createPoolWaits(),
}: PostgresOptions): PostgresDialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'training-portal',
    max: CONNECTIONS_MAX,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  // An 'error' event without a listener would end the process, whether the client is idle or between two queries.
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      // While the pool is ending, its connections are closed on purpose.
      if (!pool.ending) onConnectionLost(error);
    });
  });
  pool.on('error', alreadyReportedByItsClient);
  return new PostgresDialect({ pool: preparingPool(pool, waits) });
}

function alreadyReportedByItsClient(): void {
  // The pool emits the error of its idle client again, and has removed that client.
}

function typeParser(oid: number, format?: 'text' | 'binary') {
  return parsers.get(oid) ?? pg.types.getTypeParser(oid, format as 'text');
}

function exactInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is no exact JavaScript number`);
  return value;
}

/** A pool whose clients prepare named statements. */
function preparingPool(pool: pg.Pool, waits: PoolWaits): PostgresPool {
  const names = new StatementNames();
  // Kysely identifies a connection by its client, so each client always gets the same wrapper.
  const wrappers = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await waits.measure(() => pool.connect());
      const wrapper = wrappers.get(client) ?? preparingClient(client, names);
      wrappers.set(client, wrapper);
      return wrapper;
    },
    end: () => pool.end(),
    options: pool.options,
  };
}

function preparingClient(client: pg.PoolClient, names: StatementNames): PostgresPoolClient {
  let isStale = false;
  const query = async (text: string, parameters: readonly unknown[]) => {
    const name = parameters.length > 0 ? names.nameOf(text) : undefined;
    const values = parameters.map(toPostgresValue);
    try {
      return await client.query(name ? { name, text, values } : { text, values });
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === FEATURE_NOT_SUPPORTED) isStale = true;
      throw error;
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    // A plan made before a table changed cannot be repaired, so its connection is closed.
    release: () => client.release(isStale),
  };
}

/** `pg` would convert undefined to null, and a boolean to a text that integer columns refuse. */
function toPostgresValue(value: unknown, index: number): unknown {
  if (value === undefined) {
    throw new TypeError(`Parameter ${index + 1} is undefined, which no column can hold`);
  }
  return typeof value === 'boolean' ? Number(value) : value;
}
