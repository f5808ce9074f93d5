import type { Trainee } from '@portal/contract/trainees';
import type { CalculatedProgress } from '../learning/service.ts';
import type { TraineeRow } from './queries.ts';

export function presentTrainee(row: TraineeRow, progress: CalculatedProgress): Trainee {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    company: presentCompany(row),
    createdAt: new Date(row.created_at).toISOString(),
    calculatedProgress: progress,
  };
}

export function presentCompany(row: Pick<TraineeRow, 'company_id' | 'company_name'>) {
  return row.company_id === null ? null : { id: row.company_id, name: row.company_name };
}
