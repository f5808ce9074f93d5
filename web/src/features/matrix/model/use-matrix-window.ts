import type { MatrixPerson } from '@portal/contract/compliance';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useState } from 'react';
import { shownDirection } from '#web/platform/language/shown-language.ts';

/** The height of a row (`h-16`), and of the line below it. */
const ROW_REM = 4;
const LINE_PX = 1;

/** The width of the column of a module, and of that of the certificates before them. */
export const MODULE_REM = 8.5;

/** Rows and columns that are drawn on each side of those in view. */
const ROWS_AROUND = 5;
const MODULES_AROUND = 2;

/** The row and the column of a cell; the column is -1 for the name of the trainee. */
export type Place = { readonly row: number; readonly column: number };

const NOWHERE: Place = { row: -1, column: -1 };

type MatrixWindow = {
  /** The element that scrolls the matrix. */
  box: RefObject<HTMLElement | null>;
  people: readonly MatrixPerson[];
  moduleCount: number;
};

/** The rows and the indexes of the columns that are drawn: those in view or near it, and those of the cell with the focus. */
export function useMatrixWindow({ box, people, moduleCount }: MatrixWindow) {
  const [focused, setFocused] = useState(NOWHERE);
  const [rem] = useState(rootFontSize);
  const getScrollElement = () => box.current;
  const rows = useVirtualizer({
    count: people.length,
    getScrollElement,
    estimateSize: () => ROW_REM * rem + LINE_PX,
    getItemKey: (row) => people[row]?.id ?? row,
    overscan: ROWS_AROUND,
    rangeExtractor: useRangeWith(focused.row),
  });
  const columns = useVirtualizer({
    horizontal: true,
    isRtl: shownDirection() === 'rtl',
    count: moduleCount,
    getScrollElement,
    paddingStart: MODULE_REM * rem,
    estimateSize: () => MODULE_REM * rem,
    overscan: MODULES_AROUND,
    rangeExtractor: useRangeWith(focused.column),
  });
  return {
    rows,
    // The same array until others are drawn.
    columns: columns.getVirtualIndexes(),
    setFocused: (place: Place | null) => setFocused(place ?? NOWHERE),
  };
}

const rootFontSize = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** A range with one more index, so that what has the focus is not removed. */
function useRangeWith(index: number) {
  return useCallback(
    (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      const isPart = index < 0 || index >= range.count || indexes.includes(index);
      return isPart ? indexes : [...indexes, index].sort((a, b) => a - b);
    },
    [index],
  );
}
