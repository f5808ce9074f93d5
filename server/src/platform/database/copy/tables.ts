/** The tables of a database, from its catalogue: a table of a later version is not forgotten. */
import { type RawBuilder, sql } from 'kysely';
import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration';
import { engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';

export interface Table {
  readonly name: string;
  /** All columns, in the order of their names, which is the same on both engines. */
  readonly columns: readonly string[];
  /** The columns that the engine does not compute. */
  readonly stored: readonly Column[];
}

interface Column {
  readonly name: string;
  readonly type: string;
}

interface CatalogueColumn extends Column {
  readonly table: string;
  /** 0 or 1. */
  readonly computed: number;
}

/** The migrations write these tables. The schema that they record differs between the engines. */
const WRITTEN_BY_MIGRATIONS: readonly string[] = [
  DEFAULT_MIGRATION_TABLE,
  DEFAULT_MIGRATION_LOCK_TABLE,
  'portal_version',
];

/** The tables of a copy that is not finished. */
const OF_COPY = /^move_/;

const COLUMNS_ON_POSTGRES = sql<CatalogueColumn>`(
  select relname as "table", attname as name, format_type(atttypid, atttypmod) as type,
    attgenerated <> '' as computed
  from pg_catalog.pg_class join pg_catalog.pg_attribute on attrelid = pg_class.oid
  where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p')
    and attnum > 0 and not attisdropped)`;

// The tables in which a search index keeps its entries have another type.
const COLUMNS_ON_SQLITE = sql<CatalogueColumn>`(
  select tables.name as "table", columns.name, columns.type, columns.hidden <> 0 as computed
  from pragma_table_list as tables, pragma_table_xinfo(tables.name) as columns
  where tables.schema = 'main' and tables.type = 'table' and tables.name not like 'sqlite!_%' escape '!')`;

/** Returns the tables whose rows are copied, in the order of their names. */
export async function listTables(db: Db): Promise<Table[]> {
  const columns = await readCatalogue(
    db,
    engineOf(db) === 'postgres' ? COLUMNS_ON_POSTGRES : COLUMNS_ON_SQLITE,
  );
  const byTable = Map.groupBy(columns, ({ table }) => table);
  return [...byTable.keys()]
    .filter((name) => !WRITTEN_BY_MIGRATIONS.includes(name) && !OF_COPY.test(name))
    .sort()
    .map((name) => toTable(name, byTable.get(name) ?? []));
}

function toTable(name: string, columns: readonly CatalogueColumn[]): Table {
  return {
    name,
    columns: columns.map((column) => column.name).sort(),
    stored: columns.filter(({ computed }) => computed === 0),
  };
}

/** Reads as a select of the query builder, because raw SQL counts as a write on SQLite. */
export function readCatalogue<T>(db: Db, select: RawBuilder<T>): Promise<T[]> {
  return db.selectFrom(select.as('found')).selectAll().execute() as Promise<T[]>;
}
