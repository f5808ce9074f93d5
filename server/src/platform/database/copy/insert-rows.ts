import { CompiledQuery } from 'kysely';
import { engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';
import { DatabaseCopyError } from './database-copy-error.ts';
import { quoted } from './reader.ts';
import type { Row } from './rows-hash.ts';
import type { Table } from './tables.ts';

/** @throws DatabaseCopyError for a text that the engine cannot store */
export async function insertRows(tx: Db, table: Table, rows: readonly Row[]): Promise<void> {
  await tx.executeQuery(
    engineOf(tx) === 'postgres' ? postgresInsert(table, rows) : sqliteInsert(table, rows),
  );
}

/** One parameter for all rows: PostgreSQL reads JSON faster than thousands of parameters. */
function postgresInsert(table: Table, rows: readonly Row[]): CompiledQuery {
  const json = JSON.stringify(rows);
  if (json.includes('\\u0000')) refuseNul(table, rows);
  const types = table.stored.map(({ name, type }) => `${quoted(name)} ${type}`);
  const columns = columnsOf(table);
  return CompiledQuery.raw(
    `insert into ${quoted(table.name)} (${columns})
      select ${columns} from json_to_recordset($1) as rows (${types.join(', ')})`,
    [json],
  );
}

function sqliteInsert(table: Table, rows: readonly Row[]): CompiledQuery {
  const row = `(${table.stored.map(() => '?').join(', ')})`;
  return CompiledQuery.raw(
    `insert into ${quoted(table.name)} (${columnsOf(table)}) values ${rows.map(() => row).join(', ')}`,
    rows.flatMap((values) => table.stored.map(({ name }) => values[name])),
  );
}

const columnsOf = ({ stored }: Table) => stored.map(({ name }) => quoted(name)).join(', ');

function refuseNul({ name, stored }: Table, rows: readonly Row[]): void {
  for (const row of rows)
    for (const [column, value] of Object.entries(row))
      if (typeof value === 'string' && value.includes('\0')) {
        const [key] = stored;
        throw new DatabaseCopyError(
          `PostgreSQL cannot store the character U+0000, which the column ${column} of the table ${name} has ` +
            `in the row with ${key?.name} = ${row[key?.name ?? '']}. Remove it from that row.`,
        );
      }
}
