import type { CompanyImpact } from '@portal/contract/companies';
import { companiesTexts } from '../texts/catalogue.ts';

/** The consequences of new runs for the trainees of a company, one line each; none without trainees. */
export function runLines({ trainees, inTraining, completedAll }: CompanyImpact): string[] {
  if (trainees === 0) return [];
  const t = companiesTexts().again.lines;
  const notStarted = trainees - inTraining - completedAll;
  return [
    ...(completedAll === 0 ? [] : [t.completed(completedAll)]),
    ...(inTraining === 0 ? [] : [t.inTraining(inTraining)]),
    ...(notStarted === 0 ? [] : [t.notStarted(notStarted)]),
    t.all,
  ];
}
