import type { AdminCompany, CompanyImpact } from '@portal/contract/companies';
import { ApiError } from '#web/platform/http/api-error.ts';
import { words } from '#web/platform/language/words.ts';
import { isolated } from '#web/ui/format/isolated.ts';
import { companiesTexts } from '../texts/catalogue.ts';

type Counts = Pick<AdminCompany, 'moduleCount' | 'traineeCount'>;

/** The records that are deleted with a company, one line each; `impact` is null until it is counted. */
export function deletionLines({ moduleCount, traineeCount }: Counts, impact: CompanyImpact | null) {
  const t = companiesTexts().deletion.lines;
  if (impact === null)
    return [t.modulesUncounted(moduleCount), t.trainees(traineeCount), t.progressUncounted];
  const { modules, videos, questions, trainees, results, attempts } = impact;
  const { helpRequests, feedback, admins } = impact;
  return [
    t.modules(modules, videos, questions),
    t.trainees(trainees),
    t.progress(results, attempts),
    ...(helpRequests + feedback === 0 ? [] : [messageWords(impact)]),
    ...(admins.length === 0 ? [] : [t.admins(admins.map(isolated))]),
  ];
}

/** '2 help requests and 1 feedback entry', without what there is none of. */
function messageWords({ helpRequests, feedback }: CompanyImpact): string {
  const t = companiesTexts().deletion.lines;
  return t.messages([
    ...(helpRequests === 0 ? [] : [t.helpRequests(helpRequests)]),
    ...(feedback === 0 ? [] : [t.feedback(feedback)]),
  ]);
}

/** The reason why the company cannot be deleted, if it is known in advance; otherwise null. */
export function deletionObstacle(impact: CompanyImpact | null): string | null {
  if (impact === null || impact.administrators === 0) return null;
  return companiesTexts().deletion.administratorsLeft(impact.administrators);
}

/** The message about a failed deletion of a company. */
export function deletionRefusal(error: Error): string {
  const t = companiesTexts().deletion;
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'FOREIGN_KEY') return words().companyInUse;
  if (code === 'NOT_FOUND') return t.notFound;
  if (code === 'FORBIDDEN') return t.forbidden;
  return t.failed(error.message);
}
