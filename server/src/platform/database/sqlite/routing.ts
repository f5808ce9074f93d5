import type { CompiledQuery } from 'kysely';

/**
 * Where a query outside a transaction runs: on the reading connection, as a member of a commit
 * group, or alone between two groups because SQLite refuses it within a transaction.
 */
export type Route = 'read' | 'write' | 'alone';

const changingWord = /\b(insert|update|delete|replace)\b/i;
const leadingBlanksAndComments = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;

/**
 * What cannot be told apart counts as a write: a write waits for its commit, so a read taken for
 * one is merely slower, never wrong.
 * @throws Error for `begin`, `commit` and the like, which would end other members' transactions.
 */
export function routeOf({ query, sql }: CompiledQuery): Route {
  if (query.kind === 'SelectQueryNode') return 'read';
  if (query.kind !== 'RawNode') return 'write';
  return routeOfText(sql);
}

function routeOfText(sql: string): Route {
  const text = sql.replace(leadingBlanksAndComments, '');
  const verb = /^[a-z]+/i.exec(text)?.[0].toLowerCase();
  switch (verb) {
    case 'select':
    case 'values':
    case 'explain':
      return 'read';
    case 'with':
      return changingWord.test(text) ? 'write' : 'read';
    case 'pragma':
      return /=|wal_checkpoint|optimize|incremental_vacuum/i.test(text) ? 'alone' : 'read';
    case 'vacuum':
    case 'attach':
    case 'detach':
      return 'alone';
    case 'begin':
    case 'commit':
    case 'end':
    case 'rollback':
    case 'savepoint':
    case 'release':
      throw new Error(`'${verb}' is not for raw SQL: use db.transaction() or startTransaction()`);
    default:
      return 'write';
  }
}
