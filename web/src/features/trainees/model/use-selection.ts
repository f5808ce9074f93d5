import type { Trainee } from '@portal/contract/trainees';
import type { RowSelection } from '#web/ui/row-selection.tsx';
import { useRowSelection } from '#web/ui/use-row-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { givenFilter, type TraineeListView } from './list-view.ts';

/** The trainees of a bulk action as the server takes them. */
export type SelectedTrainees =
  | { readonly ids: number[] }
  | { readonly filter: ReturnType<typeof givenFilter> };

const ignore = () => undefined;

/** The selection in the list of trainees. */
export function useSelection(view: TraineeListView) {
  const given = givenFilter(view);
  const rows = useRowSelection<Trainee>(JSON.stringify(given), ({ name }) =>
    traineeTexts().table.selectOne(name),
  );
  const { selection } = rows;
  return {
    ...rows,
    /** The selection for the list of these rows. Rows of the previous view cannot be selected: this one may lack them. */
    ofRows(trainees: readonly Trainee[], isPreviousView: boolean): RowSelection<Trainee> {
      const ofShown = rows.ofRows(trainees);
      return isPreviousView ? { ...ofShown, onToggle: ignore, onToggleShown: ignore } : ofShown;
    },
    selected: (): SelectedTrainees =>
      selection.kind === 'some' ? { ids: [...selection.ids] } : { filter: given },
  };
}
