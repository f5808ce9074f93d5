import type { CompiledQuery } from 'kysely';

const leadingBlanksAndComments = /^(?:\s+|--[^\n]*(?:\n|$)|\/\*[\s\S]*?\*\/)+/;
const transactionControl = /^(?:begin|commit|end|rollback|savepoint|release)\b/i;

/**
 * Whether a query runs on the reading connection when it is outside a transaction: selects of the query
 * builder do. Raw SQL is a write, which waits for its commit and drops all that is remembered.
 * @throws Error for `begin`, `commit` and the like, which would end other members' transactions.
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
