import type { Trainee } from '@portal/contract/trainees';
import { useRowSelection } from '#web/ui/use-row-selection.ts';
import { givenFilter, type TraineeListView } from './list-view.ts';

/** The trainees of a bulk action as the server takes them. */
export type SelectedTrainees =
  | { readonly ids: number[] }
  | { readonly filter: ReturnType<typeof givenFilter> };

/** The selection in the list of trainees. */
export function useSelection(view: TraineeListView) {
  const given = givenFilter(view);
  const rows = useRowSelection<Trainee>(JSON.stringify(given), ({ name }) => `Select ${name}`);
  const { selection } = rows;
  return {
    ...rows,
    selected: (): SelectedTrainees =>
      selection.kind === 'some' ? { ids: [...selection.ids] } : { filter: given },
  };
}
