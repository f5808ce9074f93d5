import { SEARCH_MAX } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import { type ActivityFilter, ALL_CHANGES, filterSchema } from './activity-filter.ts';

const filterIn = (address: string) =>
  stateIn(new URLSearchParams(address), filterSchema, ALL_CHANGES);

it('reads the filter that it wrote', () => {
  const filter: ActivityFilter = { search: 'ada & co', action: 'module.deleted', company: 7 };
  const address = addressOf(filter, ALL_CHANGES).toString();
  expect(address).toBe('search=ada+%26+co&action=module.deleted&company=7');
  expect(filterIn(address)).toEqual(filter);
});

it('treats invalid values as absent', () => {
  const nothing = { search: '', action: null, company: null };
  expect(filterIn('search=%20%20&action=module.eaten&company=-1')).toEqual(nothing);
  expect(filterIn('action=toString&company=')).toEqual(nothing);
});

it('cuts a search that the server would refuse', () => {
  expect(filterIn(`search=${'x'.repeat(SEARCH_MAX + 100)}`).search).toHaveLength(SEARCH_MAX);
});
