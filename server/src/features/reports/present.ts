import type { CertificateInShort } from '@portal/contract/certificate-status';
import type {
  CompanyFigures,
  CompanyReport,
  ModuleResult,
  ReportPerson,
} from '@portal/contract/reports';
import type { ReadyModule, Result, ResultsOfRun } from '../learning/service.ts';
import type { FiguresRow } from './figure-queries.ts';
import type { PersonRow } from './people-queries.ts';

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export function presentModule({
  id,
  name,
  hasQuiz,
  passMark,
}: ReadyModule): CompanyReport['modules'][number] {
  return { id, name, passMark: hasQuiz ? passMark : null };
}

export function presentPerson(
  row: PersonRow,
  { results, notRequired, completed }: ResultsOfRun,
  certificate: CertificateInShort | null,
): ReportPerson {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    modulesCompleted: completed,
    notRequired: [...notRequired],
    completedAt: isoOf(row.completed_at),
    certificate,
    results: results.map(presentResult),
  };
}

function presentResult(result: Result): ModuleResult {
  return {
    moduleId: result.moduleId,
    status: result.status,
    openedAt: isoOf(result.openedAt),
    completedAt: isoOf(result.completedAt),
    score: result.score,
  };
}

/** For a person who has got another run meanwhile. */
export const NO_RESULTS: ResultsOfRun = { results: [], notRequired: new Set(), completed: 0 };

/** A person of the report, for the results. */
export const runOf = ({ id, run_id }: PersonRow) => ({ userId: id, runId: run_id });

/** `countedAt` in milliseconds since 1970. */
export function presentFigures(row: FiguresRow, countedAt: number): CompanyFigures {
  const { company_id, people, completed, score_sum, stuck } = row;
  return {
    companyId: company_id,
    people,
    completed,
    completedPercent: shownShare(completed, people),
    averageScore: people === 0 ? 0 : Math.round(score_sum / people),
    stuck,
    compliantPercent: compliantPercent(row),
    countedAt: new Date(countedAt).toISOString(),
  };
}

/** Null without trainees who must take any module. */
export const compliantPercent = ({
  required,
  compliant,
}: Pick<FiguresRow, 'required' | 'compliant'>): number | null =>
  required === 0 ? null : shownShare(compliant, required);

/** Percent with one decimal. Only all of them are 100 percent. */
function shownShare(part: number, whole: number): number {
  if (whole === 0) return 0;
  const rounded = Math.round((part * 1_000) / whole) / 10;
  return part < whole ? Math.min(rounded, 99.9) : rounded;
}
