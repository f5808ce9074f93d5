import type { CompanyImpact } from '@portal/contract/companies';
import { companiesTexts } from '../texts/catalogue.ts';

type Standings = Pick<CompanyImpact, 'inTraining' | 'completedAll'>;

/**
 * The consequences of new runs for the trainees of a company, one line each; none without trainees. `standings` are
 * undefined if it is not known how far the trainees are.
 */
export function runLines(trainees: number, standings: Standings | undefined): string[] {
  if (trainees === 0) return [];
  const t = companiesTexts().again.lines;
  if (standings === undefined) return [t.all];
  const { inTraining, completedAll } = standings;
  const notStarted = trainees - inTraining - completedAll;
  return [
    ...(completedAll === 0 ? [] : [t.completed(completedAll)]),
    ...(inTraining === 0 ? [] : [t.inTraining(inTraining)]),
    ...(notStarted === 0 ? [] : [t.notStarted(notStarted)]),
    t.all,
  ];
}
