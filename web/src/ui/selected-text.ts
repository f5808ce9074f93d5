import { formatCount } from './format/format-count.ts';

type Selected = {
  readonly count: number;
  /** Everything that the list's filter finds is selected. */
  readonly isAll: boolean;
  readonly thing: string;
  /** The things that the filter finds, if they have a longer name. */
  readonly found?: string;
};

/** The text of a selection bar: '3 trainees selected' or 'All 300 trainees found are selected'. */
export function selectedText({ count, isAll, thing, found = thing }: Selected): string {
  // With one left, 'All 1' would be wrong.
  return isAll && count > 1
    ? `All ${formatCount(count, found)} found are selected`
    : `${formatCount(count, thing)} selected`;
}
