import type { AdminCompany, Company, CompanyImpact } from '@portal/contract/companies';
import type { CountedCompanyRow, countParts, countTexts } from './queries.ts';

type CompanyRow = Pick<CountedCompanyRow, 'id' | 'name' | 'logo_key'>;

export function presentCompany({ id, name, logo_key }: CompanyRow): Company {
  return { id, name, logo: logo_key };
}

export function presentAdminCompany(row: CountedCompanyRow): AdminCompany {
  return {
    ...presentCompany(row),
    moduleCount: row.module_count,
    traineeCount: row.trainee_count,
  };
}

/** The training state of a company's trainees. */
export interface TrainingInCompany {
  readonly inTraining: number;
  readonly completedAll: number;
  /** Number of passed modules over all trainees. */
  readonly results: number;
  readonly attempts: number;
}

export function presentImpact(
  parts: Awaited<ReturnType<typeof countParts>> & Awaited<ReturnType<typeof countTexts>>,
  { inTraining, completedAll, results, attempts }: TrainingInCompany,
): CompanyImpact {
  return {
    modules: parts.modules,
    videos: parts.videos,
    questions: parts.questions,
    trainees: parts.trainees,
    inTraining,
    completedAll,
    results,
    attempts,
    helpRequests: parts.help_requests,
    feedback: parts.feedback,
    administrators: parts.administrators,
  };
}
