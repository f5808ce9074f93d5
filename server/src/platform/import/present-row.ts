/** The rows of a file in a report. */
import type { Refusal } from '@portal/contract/reasons';
import { englishOf } from '../refusals.ts';

/** The problems of a row in a report: as English sentences, and as reasons. */
export const presentReasons = (problems: readonly Refusal[]) => ({
  problems: problems.map(englishOf),
  reasons: [...problems],
});

/** Shortens a value for the report, which only has to identify the row. */
export function cut(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 80).toWellFormed()}…`;
}
