/** Decides in which order the days of a file are read: pure functions. */
import type { DateOrder, ReadDates } from '@portal/contract/results-import';
import type { ReadDay } from './read-day.ts';

/** A day in a cell of a file. */
export interface WrittenDay {
  readonly line: number;
  readonly text: string;
  readonly read: ReadDay;
}

/**
 * A choice of the admin counts before all. Without it, a file with days that can be read in both orders decides only if
 * some of its days can be read in one order alone, and none in the other one alone.
 */
export function decideDates(days: readonly WrittenDay[], chosen: DateOrder | undefined): ReadDates {
  const ambiguous = days.filter(({ read }) => isAmbiguous(read));
  const [first] = ambiguous;
  const only = (['day-first', 'month-first'] as const).flatMap((order) => {
    const found = days.find(({ read }) => onlyOrder(read) === order);
    return found === undefined ? [] : [{ line: found.line, text: found.text, order }];
  });
  return {
    ...decision(ambiguous.length, { chosen, only: only.map(({ order }) => order) }),
    ambiguous: ambiguous.length,
    example: first === undefined ? null : exampleOf(first),
    only,
  };
}

function decision(
  ambiguous: number,
  { chosen, only }: { readonly chosen: DateOrder | undefined; readonly only: DateOrder[] },
): Pick<ReadDates, 'decidedBy' | 'order'> {
  if (ambiguous === 0) return { decidedBy: 'unambiguous', order: null };
  if (chosen !== undefined) return { decidedBy: 'admin', order: chosen };
  const [order, other] = only;
  return order === undefined || other !== undefined
    ? { decidedBy: 'ask', order: null }
    : { decidedBy: 'file', order };
}

/** The day in the decided order; null if it does not exist in it, `undecided` if it can be read in both. */
export function dayIn(
  read: ReadDay,
  { order }: Pick<ReadDates, 'order'>,
): string | null | 'undecided' {
  if (order !== null) return order === 'day-first' ? read.dayFirst : read.monthFirst;
  return isAmbiguous(read) ? 'undecided' : (read.dayFirst ?? read.monthFirst);
}

const isAmbiguous = ({ dayFirst, monthFirst }: ReadDay): boolean =>
  dayFirst !== null && monthFirst !== null && dayFirst !== monthFirst;

/** The order in which alone the day exists; null if it exists in both. */
function onlyOrder({ dayFirst, monthFirst }: ReadDay): DateOrder | null {
  if (dayFirst !== null && monthFirst !== null) return null;
  return dayFirst === null ? 'month-first' : 'day-first';
}

const exampleOf = ({ line, text, read }: WrittenDay): ReadDates['example'] => ({
  line,
  text,
  dayFirst: read.dayFirst ?? '',
  monthFirst: read.monthFirst ?? '',
});
