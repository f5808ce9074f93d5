/** The selected rows of a list: some by their ids, or all that its filter finds, on all pages. */
export type Selection =
  | {
      readonly kind: 'some';
      readonly ids: ReadonlySet<number>;
      /** The row that was toggled last, where a range begins. */
      readonly anchor: number | null;
    }
  | { readonly kind: 'all' };

export const NONE_SELECTED: Selection = { kind: 'some', ids: new Set(), anchor: null };

export const ALL_SELECTED: Selection = { kind: 'all' };

/** `total`: the number of rows that the filter finds. */
export function countSelected(selection: Selection, total: number): number {
  return selection.kind === 'all' ? total : selection.ids.size;
}

export function isSelected(selection: Selection, id: number): boolean {
  return selection.kind === 'all' || selection.ids.has(id);
}

/** How many of the shown rows are selected. */
export function shownSelected(selection: Selection, shown: readonly number[]) {
  const count = shown.filter((id) => isSelected(selection, id)).length;
  if (count === 0) return 'none';
  return count === shown.length ? 'all' : 'some';
}

type Toggled = {
  readonly id: number;
  /** All from the anchor to this one get the same state, if both are shown. */
  readonly isRange: boolean;
  readonly shown: readonly number[];
};

/** After all were selected, only the other shown rows stay selected. */
export function toggleRow(selection: Selection, { id, isRange, shown }: Toggled): Selection {
  const before = selection.kind === 'all' ? new Set(shown) : selection.ids;
  const anchor = selection.kind === 'all' ? null : selection.anchor;
  const changed = isRange ? rangeBetween(shown, anchor, id) : [id];
  return { kind: 'some', ids: withState(before, changed, !before.has(id)), anchor: id };
}

function rangeBetween(shown: readonly number[], anchor: number | null, id: number) {
  const from = anchor === null ? -1 : shown.indexOf(anchor);
  const to = shown.indexOf(id);
  if (from === -1 || to === -1) return [id];
  return shown.slice(Math.min(from, to), Math.max(from, to) + 1);
}

/** Selects all shown rows, or none of them if all are selected. */
export function toggleShown(selection: Selection, shown: readonly number[]): Selection {
  if (selection.kind === 'all') return NONE_SELECTED;
  const isOn = shownSelected(selection, shown) !== 'all';
  return { kind: 'some', ids: withState(selection.ids, shown, isOn), anchor: null };
}

/** For a row that was deleted alone. */
export function deselect(selection: Selection, id: number): Selection {
  if (selection.kind === 'all' || !selection.ids.has(id)) return selection;
  return { ...selection, ids: withState(selection.ids, [id], false) };
}

function withState(ids: ReadonlySet<number>, changed: readonly number[], isOn: boolean) {
  const all = new Set(ids);
  for (const id of changed) {
    if (isOn) all.add(id);
    else all.delete(id);
  }
  return all;
}
