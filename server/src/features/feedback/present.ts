import type { Feedback, FeedbackStats, OwnFeedback, RatedModule } from '@portal/contract/feedback';
import { presentPerson } from '../accounts/service.ts';
import type { FeedbackRow, OwnFeedbackRow } from './queries.ts';
import { averageOf, type Tally, totalOf } from './rating-figures.ts';
import {
  type ComparedModuleRow,
  type RatedModuleRow,
  TALLIES,
  type TallyRow,
} from './tally-queries.ts';

export function presentOwnFeedback(row: OwnFeedbackRow): OwnFeedback {
  return {
    id: row.id,
    moduleId: row.module_id,
    rating: row.rating,
    comment: row.comment,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

export function presentFeedback(row: FeedbackRow): Feedback {
  const { id, name, company } = presentPerson(row);
  return {
    ...presentOwnFeedback(row),
    trainee: { id, name, company },
    module: { id: row.module_id, name: row.module_name },
  };
}

export function presentRatedModule(row: RatedModuleRow): RatedModule {
  return {
    id: row.id,
    name: row.name,
    company: { id: row.company_id, name: row.company_name },
  };
}

interface StatsParts {
  readonly sums: TallyRow;
  readonly activeTrainees: number;
  readonly lowest: readonly ComparedModuleRow[];
}

export function presentStats({ sums, activeTrainees, lowest }: StatsParts): FeedbackStats {
  const tally = tallyOf(sums);
  return {
    totalFeedback: totalOf(tally),
    averageRating: averageOf(tally),
    activeTrainees,
    modulesRated: sums.modules,
    distribution: tally.map((count, i) => ({ rating: i + 1, count })),
    modules: lowest.map((row) => ({
      ...presentRatedModule(row),
      totalFeedback: totalOf(tallyOf(row)),
      averageRating: averageOf(tallyOf(row)),
    })),
  };
}

export function tallyOf(row: Readonly<Record<(typeof TALLIES)[number], number>>): Tally {
  return TALLIES.map((column) => row[column]);
}
