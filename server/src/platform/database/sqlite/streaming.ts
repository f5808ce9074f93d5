import type { DatabaseSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import type { QueryResult } from 'kysely';
import { toSqlValue } from './statements.ts';

/** The selects of one transaction that are still being read. */
export type OpenStreams = Set<Iterator<unknown>>;

/**
 * Reads a select piece by piece: memory holds one chunk, and between two chunks others get a turn.
 * The statement is never a cached one, which another query would restart under the reader's hands.
 * `whileAllowed` runs each read, and throws once the transaction that reads has ended.
 */
export async function* streamRows<Row>(
  database: DatabaseSync,
  { sql, parameters }: { sql: string; parameters: readonly unknown[] },
  chunkSize: number,
  openStreams: OpenStreams,
  whileAllowed: <Result>(read: () => Result) => Result = (read) => read(),
): AsyncIterableIterator<QueryResult<Row>> {
  const rows = database.prepare(sql).iterate(...parameters.map(toSqlValue));
  openStreams.add(rows);
  try {
    for (;;) {
      const chunk = whileAllowed(() => nextRows(rows, chunkSize)) as Row[];
      if (chunk.length > 0) yield { rows: chunk };
      if (chunk.length < chunkSize) return;
      await setImmediate();
    }
  } finally {
    openStreams.delete(rows);
    rows.return?.();
  }
}

/** Not `Iterator.take`, which closes the iterator after its first piece. */
function nextRows<Row>(rows: Iterator<Row>, count: number): Row[] {
  const chunk: Row[] = [];
  while (chunk.length < count) {
    const next = rows.next();
    if (next.done) break;
    chunk.push(next.value);
  }
  return chunk;
}

/** A select left half read would pin its snapshot and make the connection's next write fail. */
export function closeStreams(openStreams: OpenStreams): void {
  for (const rows of openStreams) rows.return?.();
  openStreams.clear();
}
