import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Registry } from 'prom-client';
import { makeDataDir, SQLITE_FILE } from '../data-dir.ts';
import type { Engine } from './engine.ts';
import { postgresDialect } from './postgres/dialect.ts';
import { createPoolWaits, type PoolWaits } from './postgres/pool-waits.ts';
import type { Schema } from './schema.ts';
import { SqliteDialect } from './sqlite/dialect.ts';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** For reading an existing embedded database, which another process may use: nothing is created. */
  readOnly?: boolean;
  /** Called when an idle PostgreSQL connection breaks. */
  onConnectionLost?: (error: Error) => void;
  /**
   * Called when the end of SQLite's log could not be written into the database file. No data is lost: the next start
   * reads the log.
   */
  onCheckpointFailed?: (error: unknown) => void;
}

export interface OpenDatabase {
  db: Kysely<Schema>;
  engine: Engine;
  /** Resolves if the database answers; rejects with its error otherwise. */
  ping(): Promise<void>;
  /** Adds the waits for connections; SQLite has none. */
  registerMetrics(registry: Registry): void;
  /** Waits for running writes, then closes the database. */
  close(): Promise<void>;
}

/** Whether the folder has an embedded database. */
export function hasSqlite(dataDir: string): boolean {
  return existsSync(join(dataDir, SQLITE_FILE));
}

/** Connects at the first query, so that `ping` reports whether the database can be reached. */
export function openDatabase(settings: DatabaseSettings): OpenDatabase {
  const { databaseUrl } = settings;
  const waits = createPoolWaits();
  const db = databaseUrl
    ? new Kysely<Schema>({ dialect: postgres(databaseUrl, waits, settings) })
    : openSqlite(settings);
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'sqlite',
    async ping() {
      await db.selectNoFrom(sql.lit(1).as('one')).execute();
    },
    registerMetrics: (registry) => databaseUrl && waits.register(registry),
    close: () => db.destroy(),
  };
}

function openSqlite(settings: DatabaseSettings): Kysely<Schema> {
  const { dataDir, readOnly = false, onCheckpointFailed } = settings;
  if (!readOnly) makeDataDir(dataDir);
  const dialect = new SqliteDialect({
    file: join(dataDir, SQLITE_FILE),
    readOnly,
    ...(onCheckpointFailed && { onCheckpointFailed }),
  });
  return new Kysely<Schema>({ dialect });
}

function postgres(
  databaseUrl: string,
  waits: PoolWaits,
  { onConnectionLost }: DatabaseSettings,
): Dialect {
  return postgresDialect({
    databaseUrl,
    waits,
    onConnectionLost: onConnectionLost ?? ((error) => process.emitWarning(error)),
  });
}
