import { DatabaseSync, StatementSync } from 'node:sqlite';
import pg from 'pg';

const methods = [
  [DatabaseSync.prototype, 'exec'],
  [StatementSync.prototype, 'run'],
  [StatementSync.prototype, 'all'],
  [pg.Client.prototype, 'query'],
] as const;

/**
 * Calls the listener with the text of each statement that this process has given to its database: SQLite has then run
 * it, PostgreSQL may not even have begun. Returns a function that ends it.
 */
export function watchStatements(listener: (text: string) => void): () => void {
  const ends = methods.map(([prototype, name]) => watchCalls(prototype, name, listener));
  return () => {
    for (const end of ends) end();
  };
}

function watchCalls(prototype: object, name: string, listener: (text: string) => void) {
  const original: (...args: unknown[]) => unknown = Reflect.get(prototype, name);
  Reflect.set(prototype, name, function watched(this: unknown, ...args: unknown[]) {
    const answer = Reflect.apply(original, this, args);
    listener(this instanceof StatementSync ? this.sourceSQL : textOf(args[0]));
    return answer;
  });
  return () => void Reflect.set(prototype, name, original);
}

function textOf(statement: unknown): string {
  if (typeof statement === 'string') return statement;
  return (statement as { readonly text: string }).text;
}
