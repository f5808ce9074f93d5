import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import type { CalculatedProgress, ProgressInDetail } from '../learning/service.ts';
import type { FoundTraineeRow, TraineeRow } from './queries.ts';

export function presentTrainee(row: TraineeRow, progress: CalculatedProgress): Trainee {
  return {
    ...presentPerson(row),
    createdAt: new Date(row.created_at).toISOString(),
    calculatedProgress: progress,
  };
}

export function presentTraineeProgress(
  row: FoundTraineeRow,
  { summary, modules }: ProgressInDetail,
): TraineeProgress {
  return { trainee: presentPerson(row), ...summary, moduleProgress: modules };
}

function presentPerson(row: FoundTraineeRow): TraineeProgress['trainee'] {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: row.company_id === null ? null : { id: row.company_id, name: row.company_name },
  };
}
