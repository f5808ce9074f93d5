import type { ModuleInsight } from '@portal/contract/insight';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import { presentInsight } from './present.ts';
import * as queries from './queries.ts';
import { createRefresh } from './refresh.ts';

export { deleteSomeInsight } from './refresh-queries.ts';

/** While changes go on arriving, a summary of this age is shown without a newer one being requested. */
const FRESH_MS = 10_000;

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export type Insight = ReturnType<typeof createInsight>;

export function createInsight({ db, now }: Dependencies) {
  let listener: () => void = () => undefined;

  return {
    /**
     * The summary of a module. If results have changed since it was made, the call requests a refresh and does not wait
     * for it. Throws NOT_FOUND.
     */
    async ofModule(moduleId: number): Promise<ModuleInsight> {
      const at = now();
      const summary = requireFound(await queries.findSummary(db, moduleId), 'Module not found');
      const questions = await queries.listQuestions(db, moduleId);
      const hasChanges = Boolean(summary.has_changes);
      const asOf = hasChanges ? summary.as_of : at;
      const isRefreshing = hasChanges && at - (asOf ?? 0) >= FRESH_MS;
      if (isRefreshing) listener();
      return presentInsight({ summary, questions, asOf, isRefreshing });
    },

    /** Brings all summaries up to date, until aborted. */
    refresh: createRefresh({ db, now }),

    /** Sets the listener that calls `refresh`. */
    onWanted(next: () => void): void {
      listener = next;
    },
  };
}
