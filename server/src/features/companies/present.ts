import type {
  AdminCompany,
  Company,
  CompanyImpact,
  CompanySettings,
  LinkedCompany,
  PublicCompany,
} from '@portal/contract/companies';
import { groupedCode } from './join-code.ts';
import type { CountedCompanyRow, countParts, countTexts } from './queries.ts';
import type { LinkedRow, SettingsRow } from './settings-queries.ts';

type CompanyRow = Pick<CountedCompanyRow, 'id' | 'name' | 'logo_key'>;

function presentCompany({ id, name, logo_key }: CompanyRow): Company {
  return { id, name, logo: logo_key };
}

type PublicRow = CompanyRow & Pick<SettingsRow, 'sign_up' | 'domains'>;

export function presentPublicCompany(row: PublicRow): PublicCompany {
  const { sign_up: signUp } = row;
  return {
    ...presentCompany(row),
    signUp,
    domains: signUp === 'domains' ? (JSON.parse(row.domains) as string[]) : [],
  };
}

export function presentLinkedCompany(row: LinkedRow): LinkedCompany {
  return { ...presentPublicCompany(row), group: row.group?.name ?? null };
}

export function presentSettings(row: SettingsRow, hasMailServer: boolean): CompanySettings {
  return {
    signUp: row.sign_up,
    joinCode: row.join_code === null ? null : groupedCode(row.join_code),
    domains: JSON.parse(row.domains) as string[],
    confirmEmail: row.confirm_email === 1,
    listed: row.listed === 1,
    timeZone: row.time_zone,
    language: row.language,
    crossCompanyChat: row.cross_company_chat === 1,
    link: row.sign_up_link,
    hasMailServer,
    version: row.settings_version,
  };
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

interface Parts
  extends Awaited<ReturnType<typeof countParts>>,
    Awaited<ReturnType<typeof countTexts>> {
  readonly admins: string[];
}

export function presentImpact(
  parts: Parts,
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
    admins: parts.admins,
  };
}
