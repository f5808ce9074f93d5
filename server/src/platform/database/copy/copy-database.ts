import { migrate, pendingAfter, readUsableState } from '../migrate.ts';
import type { Db } from '../schema.ts';
import {
  type Copying,
  type CopyOptions,
  type CountedTable,
  reportRows,
  rowsOf,
} from './copy-options.ts';
import { beginCopy, copiedTables } from './copy-state.ts';
import { DatabaseCopyError } from './database-copy-error.ts';
import { readLastIds } from './last-ids.ts';
import { loadTables } from './load-tables.ts';
import { hashTable, type Reader, withReader } from './reader.ts';
import { listTables, type Table } from './tables.ts';

interface CopyCounts {
  readonly tables: number;
  readonly rows: number;
}

/**
 * Copies all rows of a database into another one of either engine, and compares both. A table is copied in one
 * transaction, so that a copy that was killed goes on with the next table. The target can be used only after `endCopy`.
 * @throws DatabaseCopyError
 */
export async function copyDatabase(options: CopyOptions): Promise<CopyCounts> {
  const { from, to, source } = options;
  await refuseUnlessUpToDate(from.db);
  await beginCopy(to.db, source);
  await migrate(to.db);
  const targets = await listTables(to.db);
  refuseOtherTables(await listTables(from.db), targets);
  return withReader(from, async (reader) => {
    const tables = await countRows(reader, targets);
    const copying = { ...options, reader, tables };
    await loadTables(copying);
    await compare(copying);
    return { tables: tables.length, rows: rowsOf(tables) };
  });
}

async function refuseUnlessUpToDate(db: Db): Promise<void> {
  const { migrations } = await readUsableState(db);
  if (migrations.length > 0 && pendingAfter(migrations).length === 0) return;
  throw new DatabaseCopyError('The database is not up to date. Start the portal on it once.');
}

/** Migrations make the same tables on both engines, so the others are not of the portal. */
function refuseOtherTables(ofSource: readonly Table[], ofTarget: readonly Table[]): void {
  const [other] = described(ofSource).symmetricDifference(described(ofTarget));
  if (other === undefined) return;
  throw new DatabaseCopyError(
    `The table ${other} is not in both databases. Remove what the portal has not made.`,
  );
}

const described = (tables: readonly Table[]) =>
  new Set(tables.map(({ name, columns }) => `${name} (${columns.join(', ')})`));

async function countRows(reader: Reader, tables: readonly Table[]): Promise<CountedTable[]> {
  const counted: CountedTable[] = [];
  for (const table of tables) counted.push({ ...table, rows: await reader.count(table) });
  return counted;
}

/** Reads the target back. The hashes of the source were computed while it was copied. */
async function compare(copying: Copying): Promise<void> {
  const { from, to, tables } = copying;
  const copied = await copiedTables(to.db);
  const onRows = reportRows(copying, 'compare', tables);
  await withReader(to, async (reader) => {
    for (const table of tables)
      if ((await hashTable(reader, table, onRows)) !== copied.get(table.name))
        throw differs(`table ${table.name}`);
  });
  const given = new Map((await readLastIds(to.db)).map(({ table, last }) => [table, last]));
  for (const { table, last } of await readLastIds(from.db))
    if (given.get(table) !== last) throw differs(`last id of the table ${table}`);
}

const differs = (what: string) =>
  new DatabaseCopyError(
    `The ${what} differs between the source and the copy. The source is unchanged. Empty the target and move again.`,
  );
