import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressOf, changed, isFiltered, pageInstead, viewOf } from './feedback-view.ts';
import { ratings } from './rating-labels.ts';

const everything = { company: null, module: null, rating: null, page: 1 };
const id = fc.option(fc.integer({ min: 1, max: 999_999_999 }), { nil: null });
const view = fc.record({
  company: id,
  module: id,
  rating: fc.option(fc.constantFrom(...ratings), { nil: null }),
  page: fc.integer({ min: 1, max: 10_000_000 }),
});

describe('the address', () => {
  it('keeps every view', () => {
    fc.assert(
      fc.property(view, (seen) => {
        expect(viewOf(addressOf(seen))).toEqual(seen);
      }),
    );
  });

  it('is empty for everything', () => {
    expect(addressOf(everything).toString()).toBe('');
  });

  it('counts as absent what makes no sense in it', () => {
    const odd = new URLSearchParams('company=-1&module=1e3&rating=6&page=0');
    expect(viewOf(odd)).toEqual(everything);
    expect(viewOf(new URLSearchParams('page=999999999999')).page).toBe(10_000_000);
  });
});

it('begins another list at its first page', () => {
  const seen = { company: 1, module: 2, rating: 5, page: 7 } as const;
  expect(changed(seen, { rating: null })).toEqual({ ...seen, rating: null, page: 1 });
  expect(changed(seen, { page: 8 })).toEqual({ ...seen, page: 8 });
  expect(changed(seen, { company: 3 })).toEqual({ ...seen, company: 3, module: null, page: 1 });
});

it('knows when anything is left out', () => {
  expect(isFiltered(everything)).toBe(false);
  expect(isFiltered({ ...everything, page: 3 })).toBe(false);
  expect(isFiltered({ ...everything, rating: 1 })).toBe(true);
});

it('leads back from behind the last page', () => {
  expect([1, 2, 3].map((page) => pageInstead(page, 20, 10))).toEqual([null, null, 2]);
  expect(pageInstead(4, 0, 10)).toBe(1);
});
