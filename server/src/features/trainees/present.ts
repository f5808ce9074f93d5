import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import type { CalculatedProgress, ProgressInDetail } from '../learning/service.ts';
import { presentFields, type TraineeRow } from './fields.ts';

export function presentTrainee(row: TraineeRow, progress: CalculatedProgress): Trainee {
  return {
    ...presentFields(row),
    createdAt: new Date(row.created_at).toISOString(),
    calculatedProgress: progress,
  };
}

export function presentTraineeProgress(
  row: TraineeRow,
  { summary, modules, stuck, tries }: ProgressInDetail,
): TraineeProgress {
  return { trainee: presentFields(row), ...summary, stuck, tries, moduleProgress: modules };
}
