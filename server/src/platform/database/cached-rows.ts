import type { OperationNode, SelectionNode } from 'kysely';
import { oncePerObject } from '../once-per-object.ts';
import { TABLES_OF_VIEWS, TRIGGER_WRITTEN, TRIGGER_WRITTEN_COLUMNS } from './schema.ts';

/** Rows that are cached of one query; when they are exceeded, the cache is emptied. A call without rows counts as one. */
const ROWS_MAX = 50_000;

/** Returns the number of the last commit that changed one of the tables; it only grows. */
export type ChangeClock = (tables: readonly string[]) => number;

/**
 * Caches the rows of one query by its parameters, until a commit changes a table that it reads. There is no time limit:
 * a read after a commit returns what was committed. Refuses a query on a table that triggers write, because a statement
 * names only the table that it changes itself.
 */
export class CachedRows<Row> {
  readonly #tables: readonly string[];
  readonly #rowsByKey = new Map<unknown, readonly Row[]>();
  #rowCount = 0;
  #asOf = -1;

  constructor(query: OperationNode) {
    this.#tables = [...tablesReadBy(query)];
  }

  /** Returns the rows for these parameters, from `read` if they are not cached; null if `read` returned null. */
  rowsFor(
    parameters: readonly unknown[],
    changedAt: ChangeClock,
    read: () => readonly Row[] | null,
  ): readonly Row[] | null {
    const now = changedAt(this.#tables);
    if (now !== this.#asOf) this.#clear();
    this.#asOf = now;
    const key = parameters.length === 1 ? parameters[0] : JSON.stringify(parameters);
    const known = this.#rowsByKey.get(key);
    if (known !== undefined) return known;
    const rows = read();
    if (rows === null) return null;
    if (this.#rowCount + rows.length >= ROWS_MAX) this.#clear();
    this.#rowsByKey.set(key, rows);
    this.#rowCount += Math.max(1, rows.length);
    return rows;
  }

  #clear(): void {
    this.#rowsByKey.clear();
    this.#rowCount = 0;
  }
}

/** @throws Error if raw SQL may hide a table, or triggers write one */
function tablesReadBy(query: OperationNode): Set<string> {
  const tables = new Set<string>();
  for (const node of nodesIn(query)) {
    const name = tableNameOf(node);
    if (name !== null) for (const table of TABLES_OF_VIEWS.get(name) ?? [name]) tables.add(table);
    if (name !== null && TRIGGER_WRITTEN.has(name))
      throw new Error(`A query on ${name}, which triggers write, cannot be cached`);
    if (hidesTables(node))
      throw new Error('A query to cache must name its tables to the query builder');
  }
  refuseWrittenColumns(query, tables);
  return tables;
}

function refuseWrittenColumns(query: OperationNode, tables: ReadonlySet<string>): void {
  for (const [table, column] of TRIGGER_WRITTEN_COLUMNS)
    if (tables.has(table) && readsColumn(query, column))
      throw new Error(`A query on ${column} of ${table}, which triggers write, cannot be cached`);
}

/** Whether the query names the column, of any table, or returns all columns of a table. */
function readsColumn(query: OperationNode, column: string): boolean {
  const { selections = [] } = query as OperationNode & { selections?: readonly SelectionNode[] };
  return (
    selections.some(isOfAllColumns) ||
    [...nodesIn(query)].some((node) => nameOfColumn(node) === column)
  );
}

function nameOfColumn(node: OperationNode): string | null {
  if (node.kind !== 'ColumnNode') return null;
  const { column } = node as OperationNode & { column: { name: string } };
  return column.name;
}

function isOfAllColumns({ selection }: SelectionNode): boolean {
  const of = selection.kind === 'ReferenceNode' ? selection.column : selection;
  return of.kind === 'SelectAllNode';
}

/**
 * Null for a statement that may change more than one table, such as a deletion with a cascade. Found once for each
 * prepared statement.
 */
export const tableChangedBy = oncePerObject((query: OperationNode): string | null => {
  if (query.kind === 'UpdateQueryNode') return onlyTableOf(query, 'table');
  if (query.kind !== 'InsertQueryNode') return null;
  // `insert or replace` deletes rows, and a deletion cascades.
  const { replace, orAction } = query as { replace?: unknown; orAction?: unknown } & OperationNode;
  return replace || orAction ? null : onlyTableOf(query, 'into');
});

function onlyTableOf(query: OperationNode, part: 'table' | 'into'): string | null {
  const named: unknown = Reflect.get(query, part);
  const names = isNode(named) ? [...nodesIn(named)].map(tableNameOf).filter((n) => n !== null) : [];
  return names.length === 1 ? (names[0] ?? null) : null;
}

function tableNameOf(node: OperationNode): string | null {
  if (node.kind !== 'TableNode') return null;
  const { table } = node as OperationNode & { table: { identifier: { name: string } } };
  return table.identifier.name;
}

function hidesTables(node: OperationNode): boolean {
  if (node.kind !== 'RawNode') return false;
  const { sqlFragments } = node as OperationNode & { sqlFragments: readonly string[] };
  return sqlFragments.some((text) => /\b(?:from|join)\b/i.test(text));
}

function* nodesIn(value: unknown): Generator<OperationNode> {
  if (typeof value !== 'object' || value === null) return;
  if (isNode(value)) yield value;
  for (const part of Object.values(value)) yield* nodesIn(part);
}

function isNode(value: unknown): value is OperationNode {
  return typeof value === 'object' && value !== null && 'kind' in value;
}
