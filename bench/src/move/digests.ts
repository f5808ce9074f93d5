/** Counts and hashes of all tables, read without the code that moves. */
import { createHash } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { Db } from '../../../server/src/platform/database/schema.ts';
import { withDatabase } from '../kills/installation.ts';

type Row = Readonly<Record<string, unknown>>;
/** The count and hash of each table. */
export type Digests = Readonly<Record<string, string>>;

/** Tables that migrations write, that engines keep for themselves, and that a move keeps in its target. */
const NOT_MOVED = /^(kysely_migration|portal_version|sqlite_|trainee_search_parts|move_)/;
/** The mark of a move, and the place of the signed log. */
const MARKS = new Set(['installation.moved_to', 'log_state.place']);
const BATCH = 5_000;

class Digest {
  readonly #table: string;
  #rows = 0;
  #sum = 0n;

  constructor(table: string) {
    this.#table = table;
  }

  add(row: Row): void {
    const cells = Object.entries(row)
      .filter(([name]) => !MARKS.has(`${this.#table}.${name}`))
      .map(([name, value]) => [name, value === null ? null : String(value)])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1));
    const hex = createHash('sha256').update(JSON.stringify(cells)).digest('hex');
    this.#sum = BigInt.asUintN(256, this.#sum + BigInt(`0x${hex}`));
    this.#rows += 1;
  }

  toString(): string {
    return `${this.#rows} rows, ${this.#sum.toString(16)}`;
  }
}

export function digestSqlite(file: string): Digests {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const names = database
      .prepare("select name from sqlite_master where type = 'table' order by name")
      .all()
      .map(({ name }) => String(name))
      .filter((name) => !NOT_MOVED.test(name));
    return Object.fromEntries(
      names.map((name) => {
        const digest = new Digest(name);
        const rows = database.prepare(`select * from "${name}"`);
        rows.setReadBigInts(true);
        for (const row of rows.iterate()) digest.add(row as Row);
        return [name, digest.toString()];
      }),
    );
  } finally {
    database.close();
  }
}

export function digestPostgres(databaseUrl: string): Promise<Digests> {
  return withDatabase({ databaseUrl, dataDir: '' }, (db) =>
    db.connection().execute(async (connection) => {
      const { rows } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = current_schema() order by 1`.execute(
        connection,
      );
      const digests: Record<string, string> = {};
      await sql`begin`.execute(connection);
      for (const { name } of rows.filter((row) => !NOT_MOVED.test(row.name)))
        digests[name] = await digestTable(connection, name);
      await sql`rollback`.execute(connection);
      return digests;
    }),
  );
}

async function digestTable(db: Db, name: string): Promise<string> {
  const digest = new Digest(name);
  await sql`declare rows_of cursor for select * from ${sql.table(name)}`.execute(db);
  for (let isMore = true; isMore; ) {
    const { rows } = await sql<Row>`fetch ${sql.lit(BATCH)} from rows_of`.execute(db);
    for (const row of rows) digest.add(row);
    isMore = rows.length === BATCH;
  }
  await sql`close rows_of`.execute(db);
  return digest.toString();
}
