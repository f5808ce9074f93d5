import type { CompiledQuery } from 'kysely';

const leadingBlanksAndComments = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;
const transactionControl = /^(?:begin|commit|end|rollback|savepoint|release)\b/i;

/**
 * Whether a query outside a transaction runs on the reading connection: only selects of the query builder do. Raw SQL
 * counts as a write, which waits for its commit and clears all caches.
 * @throws Error for `begin`, `commit` and the like, which would end the transactions of other members
 */
export function isRead({ query, sql }: CompiledQuery): boolean {
  if (query.kind === 'RawNode') refuseTransactionControl(sql);
  return query.kind === 'SelectQueryNode';
}

function refuseTransactionControl(sql: string): void {
  const [verb] = transactionControl.exec(sql.replace(leadingBlanksAndComments, '')) ?? [];
  if (verb === undefined) return;
  throw new Error(`'${verb}' is not for raw SQL: use db.transaction() or startTransaction()`);
}
