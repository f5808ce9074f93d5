import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Dialect, Kysely, sql } from 'kysely';
import type { Engine } from './columns.ts';
import { postgresDialect } from './postgres-dialect.ts';
import type { Schema } from './schema.ts';
import { SqliteDialect } from './sqlite-dialect.ts';

export interface DatabaseSettings {
  /** `postgres://…`; without it the embedded SQLite in `dataDir` is used. */
  databaseUrl?: string | undefined;
  dataDir: string;
  /** Hears of a PostgreSQL connection that broke while idle. */
  onConnectionLost?: (error: Error) => void;
}

export interface OpenDatabase {
  db: Kysely<Schema>;
  engine: Engine;
  /** Resolves if the database answers; rejects with its error otherwise. */
  ping(): Promise<void>;
  /** Waits for what is being written, then lets go of the database. */
  close(): Promise<void>;
}

/** Connects at the first query, so that `ping` tells whether the database can be had at all. */
export function openDatabase(settings: DatabaseSettings): OpenDatabase {
  const { databaseUrl } = settings;
  const dialect = databaseUrl ? postgres(databaseUrl, settings) : sqlite(settings);
  const db = new Kysely<Schema>({ dialect });
  return {
    db,
    engine: databaseUrl ? 'postgres' : 'sqlite',
    async ping() {
      await sql`select 1`.execute(db);
    },
    close: () => db.destroy(),
  };
}

function sqlite({ dataDir }: DatabaseSettings): Dialect {
  mkdirSync(dataDir, { recursive: true });
  return new SqliteDialect({ file: join(dataDir, 'portal.sqlite') });
}

function postgres(databaseUrl: string, { onConnectionLost }: DatabaseSettings): Dialect {
  return postgresDialect({
    databaseUrl,
    onConnectionLost: onConnectionLost ?? ((error) => process.emitWarning(error)),
  });
}
