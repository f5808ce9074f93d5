import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

const DEFAULT_CAPACITY = 500;
const rowChange = /^\s*(?:with\b[\s\S]*\b)?(?:insert|update|delete|replace)\b/i;

interface CachedStatement {
  statement: StatementSync;
  columnCount: number;
  toRow: RowMaker;
  changesRows: boolean;
}

type RowMaker = (values: readonly unknown[]) => unknown;

/** The prepared statements of one connection, by text; the least recently used one is removed first. */
export class StatementCache {
  readonly #database: DatabaseSync;
  readonly #capacity: number;
  readonly #statements = new Map<string, CachedStatement>();

  constructor(database: DatabaseSync, capacity = DEFAULT_CAPACITY) {
    this.#database = database;
    this.#capacity = capacity;
  }

  get size(): number {
    return this.#statements.size;
  }

  /** Runs a statement to its end. Throws SQLite's error, or TypeError for an invalid parameter. */
  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const prepared = this.#prepared(sql);
    const { statement, changesRows } = prepared;
    const bound = parameters.map(toSqlValue);
    if (prepared.columnCount > 0) {
      const rows = rowsOf(prepared, statement.all(...bound) as unknown as unknown[][]) as Row[];
      return changesRows ? { rows, numAffectedRows: BigInt(rows.length) } : { rows };
    }
    const { changes, lastInsertRowid } = statement.run(...bound);
    // After a statement that changes no rows, SQLite reports the numbers of the change before.
    if (!changesRows) return { rows: [] };
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
  }

  #prepared(sql: string): CachedStatement {
    const known = this.#statements.get(sql);
    if (known) {
      this.#statements.delete(sql);
      this.#statements.set(sql, known);
      return known;
    }
    const statement = this.#database.prepare(sql);
    statement.setReturnArrays(true);
    const fresh = { statement, changesRows: rowChange.test(sql), ...columnsOf(statement) };
    this.#statements.set(sql, fresh);
    this.#evict();
    return fresh;
  }

  #evict(): void {
    if (this.#statements.size <= this.#capacity) return;
    for (const oldest of this.#statements.keys()) {
      this.#statements.delete(oldest);
      return;
    }
  }
}

function columnsOf(statement: StatementSync): Pick<CachedStatement, 'columnCount' | 'toRow'> {
  const names = statement.columns().map(({ name }) => name);
  return { columnCount: names.length, toRow: rowMaker(names) };
}

function rowsOf(prepared: CachedStatement, values: readonly unknown[][]): unknown[] {
  // SQLite recompiles a statement after a change of the schema, and `select *` then has other columns.
  const [first] = values;
  if (first !== undefined && first.length !== prepared.columnCount)
    Object.assign(prepared, columnsOf(prepared.statement));
  return values.map(prepared.toRow);
}

/**
 * Node's row objects are dictionaries without a prototype, which are slow to create and to read. An object literal with
 * the statement's columns, compiled once, creates rows in two thirds of the time, and they read like any object. The
 * columns are quoted as JSON, so that a column name cannot become code.
 */
export function rowMaker(columns: readonly string[]): RowMaker {
  const fields = columns.map((name, i) => `[${JSON.stringify(name)}]: values[${i}]`);
  return new Function('values', `return { ${fields.join(', ')} };`) as RowMaker;
}

/**
 * Converts a value for SQLite. Node binds every number as a real, so that `5 / 2` would be 2.5 here and 2 on
 * PostgreSQL. Therefore whole numbers are bound as integers.
 */
function toSqlValue(value: unknown, index: number): SQLInputValue {
  switch (typeof value) {
    case 'string':
    case 'bigint':
      return value;
    case 'boolean':
      return value ? 1n : 0n;
    case 'number':
      if (Number.isSafeInteger(value)) return BigInt(value);
      if (!Number.isNaN(value)) return value;
      break;
    case 'object':
      if (value === null || value instanceof Uint8Array) return value;
      break;
  }
  const kind = typeof value === 'object' ? value?.constructor.name : String(value);
  throw new TypeError(`Parameter ${index + 1} is ${kind}, which no column can hold`);
}
