import { SEARCH_MAX } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { addressOf, filterOf } from './activity-filter.ts';

const filterIn = (address: string) => filterOf(new URLSearchParams(address));

it('reads back what it wrote', () => {
  const filter = { search: 'two words', action: 'module.deleted', company: 7 } as const;
  expect(filterOf(addressOf(filter))).toEqual(filter);
});

it('takes what makes no sense for absent', () => {
  const nothing = { search: '', action: null, company: null };
  expect(filterIn('search=%20%20&action=module.eaten&company=-1')).toEqual(nothing);
});

it('cuts a search that the server would refuse', () => {
  expect(filterIn(`search=${'x'.repeat(SEARCH_MAX + 100)}`).search).toHaveLength(SEARCH_MAX);
});
