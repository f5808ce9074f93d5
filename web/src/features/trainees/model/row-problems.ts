import type { ImportProblem } from '@portal/contract/trainee-import';
import { refusalMessage } from '#web/platform/language/reasons.ts';

/** The problems of a row as texts. */
export const rowProblems = ({
  problems,
  reasons,
}: Pick<ImportProblem, 'problems' | 'reasons'>): string[] =>
  problems.map((english, index) => refusalMessage(reasons[index]) ?? english);
