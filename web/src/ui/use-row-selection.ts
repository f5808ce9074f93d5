import { useState } from 'react';
import type { RowSelection } from './row-selection.tsx';
import {
  ALL_SELECTED,
  countSelected,
  deselect,
  isSelected,
  NONE_SELECTED,
  type Selection,
  shownSelected,
  toggleRow,
  toggleShown,
} from './selection.ts';

/** The selection in a list. It survives other pages and orders, and ends with another filter. */
export function useRowSelection<Row extends { readonly id: number }>(
  filter: string,
  label: (row: Row) => string,
) {
  const [state, setState] = useState({ filter, selection: NONE_SELECTED });
  if (state.filter !== filter) setState({ filter, selection: NONE_SELECTED });
  const { selection } = state;
  const change = (next: (selection: Selection) => Selection) =>
    setState((current) => ({ ...current, selection: next(current.selection) }));

  return {
    selection,
    isAll: selection.kind === 'all',
    count: (total: number) => countSelected(selection, total),
    selectAll: () => change(() => ALL_SELECTED),
    clear: () => change(() => NONE_SELECTED),
    deselect: (id: number) => change((current) => deselect(current, id)),
    /** The selection for the list that shows these rows. */
    ofRows(rows: readonly Row[]): RowSelection<Row> {
      const shown = rows.map(({ id }) => id);
      return {
        isSelected: ({ id }) => isSelected(selection, id),
        label,
        onToggle: ({ id }, isRange) =>
          change((current) => toggleRow(current, { id, isRange, shown })),
        shown: shownSelected(selection, shown),
        onToggleShown: () => change((current) => toggleShown(current, shown)),
      };
    },
  };
}
