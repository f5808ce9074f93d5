import type { ModuleInsight } from '@portal/contract/insight';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { presentInsight } from './present.ts';
import * as queries from './queries.ts';
import { createRefresh } from './refresh.ts';

export { deleteSomeInsight } from './refresh-queries.ts';

/** While results go on changing, a refresh is requested again after this time. */
const REQUEST_INTERVAL_MS = 10_000;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Insight = ReturnType<typeof createInsight>;

export function createInsight({ db, now }: Dependencies) {
  let listener: () => void = () => undefined;
  /** Modules whose summary was read before their changes were counted. */
  const wanted = new Set<number>();

  return {
    /**
     * The summary of a module. If results have changed since it was made, the call requests a refresh and does not wait
     * for it. Throws NOT_FOUND.
     */
    async ofModule(moduleId: number): Promise<ModuleInsight> {
      const at = now();
      const summary = requireFound(await queries.findSummary(db, moduleId), 'Module not found');
      const questions = await queries.listQuestions(db, moduleId);
      const isRefreshing = Boolean(summary.has_changes);
      const asOf = isRefreshing ? summary.as_of : at;
      if (isRefreshing && at - (asOf ?? 0) >= REQUEST_INTERVAL_MS) {
        wanted.add(moduleId);
        listener();
      }
      return presentInsight({ summary, questions, asOf, isRefreshing });
    },

    /** Brings all summaries up to date, until aborted. */
    refresh: createRefresh({ db, now, wanted }),

    /** Sets the listener that calls `refresh`. */
    onWanted(next: () => void): void {
      listener = next;
    },
  };
}
