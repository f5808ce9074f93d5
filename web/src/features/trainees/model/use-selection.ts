import type { GroupFilter } from '@portal/contract/fields';
import { hasAnywhere, hasEverywhere } from '@portal/contract/reach-rules';
import { STANDING_STATES } from '@portal/contract/requirements';
import type { Trainee } from '@portal/contract/trainees';
import { useState } from 'react';
import { useReach } from '#web/platform/session/use-reach.ts';
import type { RowSelection } from '#web/ui/row-selection.tsx';
import { useRowSelection } from '#web/ui/use-row-selection.ts';
import { traineeTexts } from '../texts/catalogue.ts';
import { givenFilter, type TraineeListView } from './list-view.ts';
import { useMayChange } from './use-may-change.ts';

/** The trainees of a bulk action as the server takes them. */
type SelectedTrainees =
  | { readonly ids: number[] }
  | { readonly filter: ReturnType<typeof givenFilter> };

/** The trainees of a bulk action, and the company and group that they have in common. */
export type ChosenTrainees = {
  readonly selected: SelectedTrainees;
  /** The id of the company of all of them; null if it is not one, or not known. */
  readonly company: number | null;
  /** The filter of the list by group. */
  readonly group: GroupFilter | null;
  /** The trainee with the worst standing among the chosen ones that were shown; null if none was shown. */
  readonly example: Trainee | null;
};

const ignore = () => undefined;

function worst(trainees: readonly Trainee[]): Trainee | null {
  const rank = ({ standing }: Trainee) => STANDING_STATES.indexOf(standing?.state ?? 'notRequired');
  return trainees.toSorted((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** The selection in the list of trainees. */
export function useSelection(view: TraineeListView) {
  const given = givenFilter(view);
  const reach = useReach();
  const mayChange = useMayChange();
  const rows = useRowSelection<Trainee>(JSON.stringify(given), ({ name }) =>
    traineeTexts().table.selectOne(name),
  );
  const { selection } = rows;
  /** The trainees that were shown when a selection was made, by their ids. */
  const [seen, setSeen] = useState<ReadonlyMap<number, Trainee>>(new Map());

  function remember(trainees: readonly Trainee[]) {
    setSeen((known) => new Map([...known, ...trainees.map((each) => [each.id, each] as const)]));
  }

  function companyOfSelected(): number | null {
    if (view.company !== null || selection.kind !== 'some') return view.company;
    const companies = [...selection.ids].map((id) => seen.get(id)?.company?.id ?? null);
    const [first = null, ...others] = new Set(companies);
    return others.length === 0 ? first : null;
  }

  return {
    ...rows,
    /** All that the filter finds can be selected at once. */
    maySelectAll: hasEverywhere(reach, 'people'),
    /**
     * The selection for the list of these rows; undefined for an admin who may change no trainee. Rows of the previous
     * view cannot be selected: this one may lack them.
     */
    ofRows(
      trainees: readonly Trainee[],
      isPreviousView: boolean,
    ): RowSelection<Trainee> | undefined {
      if (!hasAnywhere(reach, 'people', view.company)) return undefined;
      const isFixed = (trainee: Trainee) => !mayChange(trainee);
      const ofShown = { ...rows.ofRows(trainees.filter(mayChange)), isFixed };
      if (isPreviousView) return { ...ofShown, onToggle: ignore, onToggleShown: ignore };
      return {
        ...ofShown,
        onToggle: (trainee, isRange) => {
          remember(trainees);
          ofShown.onToggle(trainee, isRange);
        },
        onToggleShown: () => {
          remember(trainees);
          ofShown.onToggleShown();
        },
      };
    },
    /** `shown`: the trainees of the list. */
    chosen: (shown: readonly Trainee[]): ChosenTrainees => ({
      selected: selection.kind === 'some' ? { ids: [...selection.ids] } : { filter: given },
      company: companyOfSelected(),
      group: view.group,
      example: worst(
        selection.kind === 'some' ? [...selection.ids].flatMap((id) => seen.get(id) ?? []) : shown,
      ),
    }),
  };
}
