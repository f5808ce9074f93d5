import { sql } from 'kysely';
import { type Engine, engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';
import { MAPPED_BYTES } from '../sqlite/connections.ts';
import { type Copying, type CountedTable, type OnRows, reportRows } from './copy-options.ts';
import { copiedTables, markCopied } from './copy-state.ts';
import { insertRows } from './insert-rows.ts';
import { readLastIds, writeLastIds } from './last-ids.ts';
import { hashTable } from './reader.ts';
import { RowsHash } from './rows-hash.ts';
import { removeRules, restoreRules } from './rules.ts';

/** Copies the tables that are not copied, then makes the target's indexes, foreign keys, triggers and sequences. */
export async function loadTables(copying: Copying): Promise<void> {
  const { from, to, onProgress } = copying;
  const pending = await pendingTables(copying);
  const onRows = reportRows(copying, 'copy', pending);
  await withLoadingSettings(to.db, async (db) => {
    if (pending.length > 0) await removeRules(db);
    for (const table of pending)
      await db.transaction().execute((tx) => loadTable(tx, { ...copying, table, onRows }));
    const ids = await readLastIds(from.db);
    await db.transaction().execute(async (tx) => {
      await restoreRules(tx, (done, total) =>
        onProgress({ step: 'index', table: null, done, total }),
      );
      await writeLastIds(tx, ids);
    });
  });
}

/** The source may have been used since a copy was killed, so a table with other rows is copied again. */
async function pendingTables(copying: Copying): Promise<CountedTable[]> {
  const { to, tables, reader } = copying;
  const copied = await copiedTables(to.db);
  const begun = tables.filter(({ name }) => copied.has(name));
  const onRows = reportRows(copying, 'check', begun);
  const same = new Set<CountedTable>();
  for (const table of begun)
    if ((await hashTable(reader, table, onRows)) === copied.get(table.name)) same.add(table);
  return tables.filter((table) => !same.has(table));
}

const SETTINGS: Record<Engine, { readonly before: string[]; readonly after: string[] }> = {
  postgres: { before: ['set statement_timeout = 0'], after: ['reset statement_timeout'] },
  sqlite: {
    before: [
      'pragma foreign_keys = off',
      // Mapped pages, and what is sorted for an index, would add to the memory of the process.
      'pragma mmap_size = 0',
      'pragma temp_store = file',
    ],
    after: [
      'pragma temp_store = memory',
      `pragma mmap_size = ${MAPPED_BYTES}`,
      'pragma foreign_keys = on',
    ],
  },
};

/** One connection with settings that no transaction can change. */
function withLoadingSettings(db: Db, work: (db: Db) => Promise<void>): Promise<void> {
  const { before, after } = SETTINGS[engineOf(db)];
  return db.connection().execute(async (connection) => {
    for (const statement of before) await sql.raw(statement).execute(connection);
    await work(connection);
    // Not after an error: the connection may be lost, and the next attempt makes the same settings.
    for (const statement of after) await sql.raw(statement).execute(connection);
  });
}

interface Loading extends Copying {
  readonly table: CountedTable;
  readonly onRows: OnRows;
}

/** Replaces what a migration, or a copy before, has written. */
async function loadTable(tx: Db, { reader, table, onRows }: Loading): Promise<void> {
  await sql`delete from ${sql.table(table.name)}`.execute(tx);
  const hash = new RowsHash();
  for await (const rows of reader.batches(table)) {
    onRows(table, rows.length);
    await insertRows(tx, table, rows);
    hash.add(rows);
  }
  await markCopied(tx, table.name, hash.digest);
}
