import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import { makeDataDir, SQLITE_FILE } from '../data-dir.ts';
import { offerDirectReads } from './direct-reads.ts';
import type { Engine } from './engine.ts';
import { postgresDialect } from './postgres/dialect.ts';
import type { Schema } from './schema.ts';
import { SqliteDialect } from './sqlite/dialect.ts';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** To look at an embedded database that is there, be it another process's: nothing is created. */
  readOnly?: boolean;
  /** Hears of a PostgreSQL connection that broke while idle. */
  onConnectionLost?: (error: Error) => void;
  /** The end of SQLite's log could not be written into its file. Nothing is lost: the next start reads the log. */
  onCheckpointFailed?: (error: unknown) => void;
}

export interface OpenDatabase {
  db: Kysely<Schema>;
  engine: Engine;
  /** Resolves if the database answers; rejects with its error otherwise. */
  ping(): Promise<void>;
  /** Waits for what is being written, then lets go of the database. */
  close(): Promise<void>;
}

/** Whether an embedded database was ever made there. */
export function hasSqlite(dataDir: string): boolean {
  return existsSync(join(dataDir, SQLITE_FILE));
}

/** Connects at the first query, so that `ping` tells whether the database can be had at all. */
export function openDatabase(settings: DatabaseSettings): OpenDatabase {
  const { databaseUrl } = settings;
  const db = databaseUrl
    ? new Kysely<Schema>({ dialect: postgres(databaseUrl, settings) })
    : openSqlite(settings);
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'sqlite',
    async ping() {
      await db.selectNoFrom(sql.lit(1).as('one')).execute();
    },
    close: () => db.destroy(),
  };
}

function openSqlite(settings: DatabaseSettings): Kysely<Schema> {
  const { dataDir, readOnly = false, onCheckpointFailed } = settings;
  if (!readOnly) makeDataDir(dataDir);
  const dialect = new SqliteDialect({
    file: join(dataDir, SQLITE_FILE),
    readOnly,
    ...(onCheckpointFailed === undefined ? {} : { onCheckpointFailed }),
  });
  const db = new Kysely<Schema>({ dialect });
  offerDirectReads(db, dialect.directReads);
  return db;
}

function postgres(databaseUrl: string, { onConnectionLost }: DatabaseSettings): Dialect {
  return postgresDialect({
    databaseUrl,
    onConnectionLost: onConnectionLost ?? ((error) => process.emitWarning(error)),
  });
}
