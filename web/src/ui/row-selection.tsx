import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Checkbox } from './checkbox.tsx';
import { uiTexts } from './texts/catalogue.ts';

/** The selection of the rows of a table. */
export type RowSelection<Row> = {
  isSelected: (row: Row) => boolean;
  /** Rows without a checkbox; all have one unless given. */
  isFixed?: ((row: Row) => boolean) | undefined;
  /** The accessible name of a row's checkbox: 'Select Tina Trainee'. */
  label: (row: Row) => string;
  /** `isRange`: all rows from the one that was toggled last to this one. */
  onToggle: (row: Row, isRange: boolean) => void;
  /** How many of the shown rows are selected. */
  shown: 'all' | 'some' | 'none';
  onToggleShown: () => void;
};

/** Marks the element around the rows in which the arrow keys move between the checkboxes. */
export const selectableRows = { 'data-selectable-rows': '' };

type RowCheckboxProps<Row> = { row: Row; selection: RowSelection<Row> };

/**
 * The checkbox of a row. Shift with a click or Space selects a range; the arrow keys move to the next row, with Shift
 * they select or deselect it like this one.
 */
export function RowCheckbox<Row>({ row, selection }: RowCheckboxProps<Row>) {
  if (selection.isFixed?.(row)) return null;
  const isSelected = selection.isSelected(row);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const next = neighbour(event.currentTarget, event.key);
    if (next === undefined) return;
    event.preventDefault();
    next.focus();
    if (event.shiftKey && next.checked !== isSelected) next.click();
  }

  return (
    <Checkbox
      data-row-checkbox=""
      checked={isSelected}
      onChange={({ nativeEvent }) =>
        selection.onToggle(row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true)
      }
      onKeyDown={handleKeyDown}
      label={<span className="sr-only">{selection.label(row)}</span>}
      className={boxClass}
    />
  );
}

/** The checkbox in the next or previous row for an arrow key; undefined for other keys and at the ends. */
function neighbour(checkbox: HTMLInputElement, key: string): HTMLInputElement | undefined {
  const step = { ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return undefined;
  const rows = checkbox.closest('[data-selectable-rows]');
  const all = [...(rows?.querySelectorAll<HTMLInputElement>('[data-row-checkbox]') ?? [])];
  return all[all.indexOf(checkbox) + step];
}

type ShownRowsCheckboxProps = {
  selection: Pick<RowSelection<never>, 'shown' | 'onToggleShown'>;
  /** Shows the label, which otherwise is for screen readers only. */
  showLabel?: boolean | undefined;
  label?: string | undefined;
};

/** Selects or deselects all rows that are shown. */
export function ShownRowsCheckbox(props: ShownRowsCheckboxProps) {
  const { selection, showLabel = false, label = uiTexts().selection.allOnPage } = props;
  const { shown, onToggleShown } = selection;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null) input.current.indeterminate = shown === 'some';
  }, [shown]);
  return (
    <Checkbox
      ref={input}
      checked={shown === 'all'}
      onChange={onToggleShown}
      label={showLabel ? label : <span className="sr-only">{label}</span>}
      className={showLabel ? 'w-fit' : boxClass}
    />
  );
}

// The label is a square around the box: a target of 44 px on touch screens.
const boxClass = 'relative size-8 items-center! justify-center gap-0! py-0! pointer-coarse:size-11';
