import type { RunFacts } from './run-queries.ts';

/**
 * The objects by which answers of the dashboard are shared. The rows of a path are cached longer than the facts of its
 * run, which also change without them: so the completion is part of the source.
 */
export function createDashboardSources() {
  const sources = new WeakMap<object, { readonly completedAt: number | null }>();
  return {
    /** The same object as long as neither the rows nor the completion change. */
    sourceOf(rows: object, facts: RunFacts | undefined): object {
      const completedAt = facts?.completed_at ?? null;
      const known = sources.get(rows);
      if (known !== undefined && known.completedAt === completedAt) return known;
      const source = { completedAt };
      sources.set(rows, source);
      return source;
    },
  };
}
