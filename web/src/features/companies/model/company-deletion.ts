import type { AdminCompany, CompanyImpact } from '@portal/contract/companies';
import { COMPANY_IN_USE } from '@portal/contract/sentences';
import { ApiError } from '#web/platform/http/api-error.ts';
import { formatCount } from '#web/ui/format/format-count.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';

type Counts = Pick<AdminCompany, 'moduleCount' | 'traineeCount'>;

/** The records that are deleted with a company, one line each; `impact` is null until it is counted. */
export function deletionLines({ moduleCount, traineeCount }: Counts, impact: CompanyImpact | null) {
  if (impact === null)
    return [
      `All modules (${moduleCount}), with their videos and questions`,
      `All trainees of the company (${traineeCount}), whose accounts end at once`,
      'All progress and assessment results',
    ];
  const { modules, videos, questions, trainees, results, attempts } = impact;
  const { helpRequests, feedback } = impact;
  return [
    `All modules (${modules}), with ${formatCount(videos, 'video')} and ${formatCount(questions, 'question')}`,
    `All trainees of the company (${trainees}), whose accounts end at once`,
    `All progress and assessment results: ${formatCount(results, 'passed module')}, ${formatCount(attempts, 'quiz attempt')}`,
    ...(helpRequests + feedback === 0 ? [] : [messageWords(impact)]),
  ];
}

/** '2 help requests and 1 feedback entry', without what there is none of. */
function messageWords({ helpRequests, feedback }: CompanyImpact): string {
  const entries = `${formatNumber(feedback)} feedback ${feedback === 1 ? 'entry' : 'entries'}`;
  return [
    ...(helpRequests === 0 ? [] : [formatCount(helpRequests, 'help request')]),
    ...(feedback === 0 ? [] : [entries]),
  ].join(' and ');
}

/** The reason why the company cannot be deleted, if it is known in advance; otherwise null. */
export function deletionObstacle(impact: CompanyImpact | null): string | null {
  if (impact === null || impact.administrators === 0) return null;
  const who = formatCount(impact.administrators, 'administrator');
  return `${COMPANY_IN_USE}: ${who} ${impact.administrators === 1 ? 'belongs' : 'belong'} to it.`;
}

/** The message about a failed deletion of a company. */
export function deletionRefusal(error: Error): string {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'FOREIGN_KEY') return COMPANY_IN_USE;
  if (code === 'NOT_FOUND') return 'Company not found or already deleted';
  if (code === 'FORBIDDEN') return 'You do not have permission to delete this company';
  return `Failed to delete company: ${error.message}`;
}
