import type { ModuleInsight } from '@portal/contract/insight';
import { INSIGHT_MINUTES, INSIGHT_PEOPLE_MIN } from '@portal/contract/limits';
import { because } from '@portal/contract/reasons';
import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import type { Summaries } from '#server/platform/summaries.ts';
import { countMembers, hasManyMembers, requireGroupOf } from '../groups/service.ts';
import { presentInsight } from './present.ts';
import * as queries from './queries.ts';

const KEPT_MS = INSIGHT_MINUTES * 60_000;

interface Dependencies {
  readonly db: Db;
  readonly summaries: Pick<Summaries, 'summary'>;
}

export type Insight = ReturnType<typeof createInsight>;

export function createInsight({ db, summaries: { summary } }: Dependencies) {
  async function count(module: queries.ModuleRow, groupId: number | null) {
    const [people, answers, concerned] = await Promise.all([
      queries.countPeople(db, module, groupId),
      queries.countAnswers(db, module.id, groupId),
      countConcerned(module, groupId),
    ]);
    return { people, answers, concerned };
  }

  /** The people for whom the module is, in the group if one is asked for; null for all of the company. */
  async function countConcerned({ id, audience }: queries.ModuleRow, groupId: number | null) {
    if (audience === 'groups') return queries.countConcerned(db, id, groupId);
    return groupId === null ? null : countMembers(db, groupId, '');
  }

  /** Throws NOT_FOUND for a group of another company, and CONFLICT if it is too small. */
  async function requireLargeGroup(groupId: number, companyId: number): Promise<void> {
    await requireGroupOf(db, companyId, groupId);
    const min = INSIGHT_PEOPLE_MIN;
    if (!(await hasManyMembers(db, groupId, min)))
      throw new AppError('CONFLICT', because('insightGroupTooSmall', { min }));
  }

  return {
    /** How trainees do in a module: all of the company, or those of a group. Throws NOT_FOUND, CONFLICT. */
    async ofModule(moduleId: number, groupId: number | null = null): Promise<ModuleInsight> {
      const found = requireFound(await queries.findModule(db, moduleId), because('moduleNotFound'));
      if (groupId !== null) await requireLargeGroup(groupId, found.company_id);
      const questions = await queries.listQuestions(db, moduleId);
      const about = `insight of module ${moduleId} in company ${found.company_id}`;
      const key = groupId === null ? about : `${about} for group ${groupId}`;
      const { value, countedAt } = await summary(key, KEPT_MS, () => count(found, groupId));
      const { concerned, ...counts } = value;
      const module = { ...found, trainees: concerned ?? found.trainees };
      return presentInsight({ module, questions, ...counts, countedAt });
    },
  };
}
