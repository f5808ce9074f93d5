import type { CompanyImpact } from '@portal/contract/companies';
import { formatNumber } from '#web/ui/format/format-number.ts';

/** The consequences of new runs for the trainees of a company, one line each; none without trainees. */
export function runLines({ trainees, inTraining, completedAll }: CompanyImpact): string[] {
  if (trainees === 0) return [];
  const notStarted = trainees - inTraining - completedAll;
  return [
    ...(completedAll === 0
      ? []
      : [`${formatNumber(completedAll)} completed the training and ${begin(completedAll)} again`]),
    ...(inTraining === 0
      ? []
      : [
          inTraining === 1
            ? '1 is in training, and the present run ends unfinished'
            : `${formatNumber(inTraining)} are in training, and their present runs end unfinished`,
        ]),
    ...(notStarted === 0
      ? []
      : [`${formatNumber(notStarted)} ${notStarted === 1 ? 'has' : 'have'} not started yet`]),
    'All begin with the first module. Earlier results stay, on each trainee’s page.',
  ];
}

function begin(count: number): string {
  return count === 1 ? 'begins' : 'begin';
}
