/** Reads all rows of tables, in batches: the memory does not grow with a table. */
import type { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import type { OpenDatabase } from '../open-database.ts';
import { openReader } from '../sqlite/connections.ts';
import { rowMaker } from '../sqlite/statements.ts';
import { type Row, RowsHash } from './rows-hash.ts';
import { readCatalogue, type Table } from './tables.ts';

const ROWS_PER_BATCH = 250;

export interface Reader {
  /** The rows have the columns in the order of `table.columns`. */
  batches(table: Table): AsyncIterable<Row[]>;
  count(table: Table): Promise<number>;
}

/** The reader sees the database as it is now, until the end of `work`. */
export function withReader<T>(
  database: OpenDatabase,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  return database.engine === 'postgres'
    ? withPostgresReader(database, work)
    : withSqliteReader(database, work);
}

async function withPostgresReader<T>(
  { db }: OpenDatabase,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = 0`.execute(tx);
      // The target may take longer for a batch.
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      return work({
        async *batches(table) {
          const select = sql`select ${columnsOf(table)} from ${sql.table(table.name)}`;
          await sql`declare copied no scroll cursor for ${select}`.execute(tx);
          for (;;) {
            const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_PER_BATCH)} from copied`.execute(
              tx,
            );
            if (rows.length === 0) break;
            yield rows;
          }
          await sql`close copied`.execute(tx);
        },
        async count(table) {
          const select = sql<{ n: number }>`select count(*) as n from ${sql.table(table.name)}`;
          return (await select.execute(tx)).rows[0]?.n ?? 0;
        },
      });
    });
}

const columnsOf = ({ columns }: Table) => sql.join(columns.map((name) => sql.ref(name)));

async function withSqliteReader<T>(
  { db }: OpenDatabase,
  work: (reader: Reader) => Promise<T>,
): Promise<T> {
  const [main] = await readCatalogue(
    db,
    sql<{ file: string }>`(select file from pragma_database_list where name = 'main')`,
  );
  const reader = openReader(main?.file ?? '');
  try {
    // Mapped pages would add up to 256 MB to the memory of the process.
    reader.exec('pragma mmap_size = 0');
    reader.exec('begin');
    return await work({
      batches: (table) => sqliteBatches(reader, table),
      count: (table) => {
        const select = reader.prepare(`select count(*) as n from ${quoted(table.name)}`);
        return Promise.resolve(Number(select.get()?.['n']));
      },
    });
  } finally {
    reader.close();
  }
}

async function* sqliteBatches(
  reader: DatabaseSync,
  { name, columns }: Table,
): AsyncGenerator<Row[]> {
  const select = reader.prepare(`select ${columns.map(quoted).join(', ')} from ${quoted(name)}`);
  select.setReturnArrays(true);
  const toRow = rowMaker(columns);
  let batch: Row[] = [];
  for (const values of select.iterate()) {
    batch.push(toRow(values as unknown as unknown[]) as Row);
    if (batch.length < ROWS_PER_BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Returns the number and the hash of all rows. */
export async function hashTable<T extends Table>(
  reader: Reader,
  table: T,
  onRows: (table: T, count: number) => void,
): Promise<string> {
  const hash = new RowsHash();
  for await (const rows of reader.batches(table)) {
    onRows(table, rows.length);
    hash.add(rows);
  }
  return hash.digest;
}
