import { idParam } from '@portal/contract/fields';
import { SEARCH_MAX } from '@portal/contract/limits';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import * as z from 'zod/mini';
import { addressOf, searchText, stateIn } from './address-state.ts';

type Shown = {
  readonly search: string;
  readonly company: number | null;
  readonly sort: 'name' | 'newest';
};
const DEFAULTS: Shown = { search: '', company: null, sort: 'name' };
const schema = z.object({
  search: searchText,
  company: idParam,
  sort: z.enum(['name', 'newest']),
});
const shownIn = (address: string) => stateIn(new URLSearchParams(address), schema, DEFAULTS);

it('reads every state that it wrote', () => {
  const shown = fc.record<Shown>({
    search: fc
      .string({ maxLength: 60, unit: 'grapheme' })
      .map((text) => text.toWellFormed().trim()),
    company: fc.option(fc.integer({ min: 1, max: 999_999_999_999_999 })),
    sort: fc.constantFrom('name', 'newest'),
  });
  fc.assert(
    fc.property(shown, (state) => {
      expect(shownIn(addressOf(state, DEFAULTS).toString())).toEqual(state);
    }),
  );
});

it('leaves out defaults and keeps the order of the fields', () => {
  expect(addressOf(DEFAULTS, DEFAULTS).toString()).toBe('');
  expect(addressOf({ sort: 'newest', company: 7, search: 'a b' }, DEFAULTS).toString()).toBe(
    'search=a+b&company=7&sort=newest',
  );
});

test.each(['', 'company=', 'company=0', 'company=1e3', 'company=%207', 'sort=toString', 'page=2'])(
  'uses the default for %j',
  (address) => {
    expect(shownIn(address)).toEqual(DEFAULTS);
  },
);

it('uses the default for an invalid value and keeps the other fields', () => {
  expect(shownIn('company=-1&sort=newest&search=x&company=5')).toEqual({
    search: 'x',
    company: null,
    sort: 'newest',
  });
});

it('trims a search and cuts one that the server would refuse', () => {
  expect(shownIn('search=%20%20a%20').search).toBe('a');
  expect(shownIn(`search=${'x'.repeat(SEARCH_MAX + 100)}`).search).toHaveLength(SEARCH_MAX);
});
