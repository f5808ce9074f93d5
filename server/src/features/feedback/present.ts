import type { Feedback, FeedbackStats, OwnFeedback, RatedModule } from '@portal/contract/feedback';
import {
  type ComparedModuleRow,
  type FeedbackRow,
  type OwnFeedbackRow,
  type RatedModuleRow,
  TALLIES,
  type TallyRow,
} from './queries.ts';
import { averageOf, type Tally, totalOf } from './rating-figures.ts';

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
  const { company_id, company_name } = row;
  const isInCompany = company_id !== null && company_name !== null;
  return {
    ...presentOwnFeedback(row),
    trainee: {
      id: row.user_id,
      name: row.user_name,
      company: isInCompany ? { id: company_id, name: company_name } : null,
    },
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
