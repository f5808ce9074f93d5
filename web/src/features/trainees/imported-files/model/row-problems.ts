import { refusalMessage } from '#web/platform/language/reasons.ts';
import type { RowProblems } from './imported-file.ts';

/** The problems of a row as texts. */
export const rowProblems = ({
  problems,
  reasons,
}: Pick<RowProblems, 'problems' | 'reasons'>): string[] =>
  problems.map((english, index) => refusalMessage(reasons[index]) ?? english);
