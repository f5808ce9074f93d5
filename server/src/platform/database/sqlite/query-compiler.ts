import { type LimitNode, SqliteQueryCompiler, ValueNode } from 'kysely';

/**
 * Writes `limit cast(? as integer)`. SQLite looks at the value of a limit that is a mere parameter when it plans, and so
 * it plans the prepared statement again at each execution (`sqlite3ExprIsInteger` in 3.53): reading the rooms of a user
 * takes 87 µs instead of 46.
 */
export class PreparedLimitCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode): void {
    const { limit } = node;
    if (ValueNode.is(limit) && limit.immediate !== true) {
      this.append('limit cast(');
      this.visitNode(limit);
      this.append(' as integer)');
    } else super.visitLimit(node);
  }
}
