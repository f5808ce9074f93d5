import { describe, expect, it } from 'vitest';
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

const shown = [1, 2, 3, 4, 5];

const toggle = (selection: Selection, id: number, isRange = false, page = shown) =>
  toggleRow(selection, { id, isRange, shown: page });
const idsOf = (selection: Selection) =>
  selection.kind === 'all' ? 'all' : [...selection.ids].sort((a, b) => a - b);

describe('selection of trainees', () => {
  it('takes one after the other, and takes them back', () => {
    const two = toggle(toggle(NONE_SELECTED, 2), 4);
    expect(idsOf(two)).toEqual([2, 4]);
    expect(shownSelected(two, shown)).toBe('some');
    expect(idsOf(toggle(two, 2))).toEqual([4]);
  });

  it('takes a range in both directions, and takes it back', () => {
    expect(idsOf(toggle(toggle(NONE_SELECTED, 2), 4, true))).toEqual([2, 3, 4]);
    const downwards = toggle(toggle(NONE_SELECTED, 5), 3, true);
    expect(idsOf(downwards)).toEqual([3, 4, 5]);
    expect(idsOf(toggle(downwards, 5, true))).toEqual([]);
  });

  it('takes only the row itself where the range began on another page', () => {
    const before = toggle(NONE_SELECTED, 2);
    expect(idsOf(toggle(before, 12, true, [11, 12, 13]))).toEqual([2, 12]);
  });

  it('keeps what is selected on other pages when a page is selected and deselected', () => {
    const before = toggle(NONE_SELECTED, 12, false, [11, 12, 13]);
    const both = toggleShown(before, shown);
    expect(idsOf(both)).toEqual([1, 2, 3, 4, 5, 12]);
    expect(shownSelected(both, shown)).toBe('all');
    expect(idsOf(toggleShown(both, shown))).toEqual([12]);
  });

  it('selects the rest of a page that is selected in part', () => {
    expect(idsOf(toggleShown(toggle(NONE_SELECTED, 2), shown))).toEqual(shown);
  });

  it('means all that are found, until one of them is taken out', () => {
    expect(isSelected(ALL_SELECTED, 99)).toBe(true);
    expect(countSelected(ALL_SELECTED, 23)).toBe(23);
    expect(idsOf(toggle(ALL_SELECTED, 3))).toEqual([1, 2, 4, 5]);
    expect(idsOf(toggleShown(ALL_SELECTED, shown))).toEqual([]);
  });

  it('loses a trainee who was deleted alone', () => {
    expect(idsOf(deselect(toggle(NONE_SELECTED, 2), 2))).toEqual([]);
    expect(deselect(ALL_SELECTED, 2)).toBe(ALL_SELECTED);
  });

  it('says of an empty page that none of it is selected', () => {
    expect(shownSelected(ALL_SELECTED, [])).toBe('none');
  });
});
