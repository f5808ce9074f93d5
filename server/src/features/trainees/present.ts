import type { Trainee, TraineeProgress } from '@portal/contract/trainees';
import { isStuck, type ProgressInDetail, type TraineeFigures } from '../learning/service.ts';
import { presentFields, type TraineeRow } from './fields.ts';

/** @param now in ms since 1970 */
export function presentTrainee(row: TraineeRow, figures: TraineeFigures, now: number): Trainee {
  const { status, idleSince, ...calculatedProgress } = figures;
  return {
    ...presentFields(row),
    createdAt: new Date(row.created_at).toISOString(),
    calculatedProgress,
    status,
    isStuck: isStuck(idleSince, now),
  };
}

export function presentTraineeProgress(
  row: TraineeRow,
  { hasPassword, summary, modules, stuck, tries }: ProgressInDetail & { hasPassword: boolean },
): TraineeProgress {
  const trainee = presentFields(row);
  return { trainee, hasPassword, ...summary, stuck, tries, moduleProgress: modules };
}
