import type { Trainee } from '@portal/contract/trainees';
import { useState } from 'react';
import type { RowSelection } from '#web/ui/row-selection.tsx';
import { givenFilter, type TraineeListView } from './list-view.ts';
import {
  ALL_SELECTED,
  countSelected,
  deselect,
  isSelected,
  NONE_SELECTED,
  type Selection,
  shownSelected,
  toggleShown,
  toggleTrainee,
} from './selection.ts';

/** The trainees of a bulk action as the server takes them. */
export type SelectedTrainees =
  | { readonly ids: number[] }
  | { readonly filter: ReturnType<typeof givenFilter> };

/** The selection in the list. It survives other pages and orders, and ends with another filter. */
export function useSelection(view: TraineeListView) {
  const given = givenFilter(view);
  const filter = JSON.stringify(given);
  const [state, setState] = useState({ filter, selection: NONE_SELECTED });
  if (state.filter !== filter) setState({ filter, selection: NONE_SELECTED });
  const { selection } = state;
  const change = (next: (selection: Selection) => Selection) =>
    setState((current) => ({ ...current, selection: next(current.selection) }));

  return {
    isAll: selection.kind === 'all',
    count: (total: number) => countSelected(selection, total),
    selectAll: () => change(() => ALL_SELECTED),
    clear: () => change(() => NONE_SELECTED),
    deselect: (id: number) => change((current) => deselect(current, id)),
    selected: (): SelectedTrainees =>
      selection.kind === 'some' ? { ids: [...selection.ids] } : { filter: given },
    /** The selection for the table that shows these trainees. */
    ofRows(trainees: readonly Trainee[]): RowSelection<Trainee> {
      const shown = trainees.map(({ id }) => id);
      return {
        isSelected: ({ id }) => isSelected(selection, id),
        label: ({ name }) => `Select ${name}`,
        onToggle: ({ id }, isRange) =>
          change((current) => toggleTrainee(current, { id, isRange, shown })),
        shown: shownSelected(selection, shown),
        onToggleShown: () => change((current) => toggleShown(current, shown)),
      };
    },
  };
}
