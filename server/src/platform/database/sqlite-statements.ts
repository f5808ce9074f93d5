import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { QueryResult } from 'kysely';

const DEFAULT_CAPACITY = 500;
const rowChange = /^\s*(?:with\b[\s\S]*\b)?(?:insert|update|delete|replace)\b/i;

interface CachedStatement {
  statement: StatementSync;
  returnsRows: boolean;
  changesRows: boolean;
}

/** The prepared statements of one connection, by text; the least recently used goes first. */
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

  /** Runs a statement to its end. Throws what SQLite says, or TypeError for a bad parameter. */
  run<Row>(sql: string, parameters: readonly unknown[]): QueryResult<Row> {
    const { statement, returnsRows, changesRows } = this.#prepared(sql);
    const bound = parameters.map(toSqlValue);
    if (returnsRows) {
      const rows = statement.all(...bound) as Row[];
      return changesRows ? { rows, numAffectedRows: BigInt(rows.length) } : { rows };
    }
    const { changes, lastInsertRowid } = statement.run(...bound);
    // After anything but a change of rows, SQLite repeats the figures of the change before it.
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
    const fresh = {
      statement,
      returnsRows: statement.columns().length > 0,
      changesRows: rowChange.test(sql),
    };
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

/**
 * The value as SQLite binds it. Node binds every number as a real, so that `5 / 2` would be 2.5
 * here and 2 on PostgreSQL: whole numbers are therefore bound as integers.
 */
export function toSqlValue(value: unknown, index: number): SQLInputValue {
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
