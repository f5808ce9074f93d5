import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import type { FeedbackView } from '../api/feedback-list.ts';
import { changedView, EVERYTHING, isFiltered, viewSchema } from './feedback-view.ts';
import { ratings } from './rating-labels.ts';

const viewIn = (address: URLSearchParams) => stateIn(address, viewSchema, EVERYTHING);
const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: null });
const view = fc.record<FeedbackView>({
  company: id,
  group: fc.oneof(id, fc.constant('none' as const)),
  module: id,
  rating: fc.option(fc.constantFrom(...ratings), { nil: null }),
  page: fc.integer({ min: 1, max: 10_000_000 }),
});

describe('the address', () => {
  it('preserves every view', () => {
    fc.assert(
      fc.property(view, (seen) => {
        expect(viewIn(addressOf(seen, EVERYTHING))).toEqual(seen);
      }),
    );
  });

  it('is empty for the unfiltered first page', () => {
    expect(addressOf(EVERYTHING, EVERYTHING).toString()).toBe('');
  });

  it('treats invalid values as absent', () => {
    const odd = new URLSearchParams('company=-1&group=all&module=1e3&rating=6&page=0');
    expect(viewIn(odd)).toEqual(EVERYTHING);
    expect(viewIn(new URLSearchParams('page=999999999999')).page).toBe(10_000_000);
  });
});

it('starts a changed list at its first page', () => {
  const seen = { company: 1, group: 4, module: 2, rating: 5, page: 7 } as const;
  expect(changedView(seen, { rating: null })).toEqual({ ...seen, rating: null, page: 1 });
  expect(changedView(seen, { page: 8 })).toEqual({ ...seen, page: 8 });
  expect(changedView(seen, { company: 3 })).toEqual({
    ...{ ...seen, company: 3, page: 1 },
    ...{ group: null, module: null },
  });
});

it('knows whether a filter is set', () => {
  expect(isFiltered(EVERYTHING)).toBe(false);
  expect(isFiltered({ ...EVERYTHING, page: 3 })).toBe(false);
  expect(isFiltered({ ...EVERYTHING, rating: 1 })).toBe(true);
  expect(isFiltered({ ...EVERYTHING, group: 'none' })).toBe(true);
});
