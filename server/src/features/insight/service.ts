import type { ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_MINUTES } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { requireFound } from '#server/platform/http/app-error.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { presentInsight } from './present.ts';
import * as queries from './queries.ts';

const KEPT_MS = INSIGHT_MINUTES * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly summaries: Pick<Summaries, 'summary'>;
}

export type Insight = ReturnType<typeof createInsight>;

export function createInsight({ db, summaries: { summary } }: Dependencies) {
  async function count(module: queries.ModuleRow) {
    const [people, answers] = await Promise.all([
      queries.countPeople(db, module),
      queries.countAnswers(db, module.id),
    ]);
    return { people, answers };
  }

  return {
    /** How trainees do in a module. Throws NOT_FOUND. */
    async ofModule(moduleId: number): Promise<ModuleInsight> {
      const module = requireFound(
        await queries.findModule(db, moduleId),
        because('moduleNotFound'),
      );
      const questions = await queries.listQuestions(db, moduleId);
      const key = `insight of module ${moduleId} in company ${module.company_id}`;
      const { value, countedAt } = await summary(key, KEPT_MS, () => count(module));
      return presentInsight({ module, questions, ...value, countedAt });
    },
  };
}
