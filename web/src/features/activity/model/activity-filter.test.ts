import { SEARCH_MAX } from '@portal/contract/limits';
import { expect, it } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import { type ActivityFilter, ALL_CHANGES, filterSchema } from './activity-filter.ts';
import { queryOf } from './activity-query.ts';

const filterIn = (address: string) =>
  stateIn(new URLSearchParams(address), filterSchema, ALL_CHANGES);

it('reads the filter that it wrote', () => {
  const filter: ActivityFilter = {
    search: 'ada & co',
    action: 'module.deleted',
    company: 7,
    from: '2026-11-01',
    to: '2026-11-30',
  };
  const address = addressOf(filter, ALL_CHANGES).toString();
  expect(address).toBe(
    'search=ada+%26+co&action=module.deleted&company=7&from=2026-11-01&to=2026-11-30',
  );
  expect(filterIn(address)).toEqual(filter);
});

it('treats invalid values as absent', () => {
  const nothing = ALL_CHANGES;
  expect(filterIn('search=%20%20&action=module.eaten&company=-1')).toEqual(nothing);
  expect(filterIn('action=toString&company=')).toEqual(nothing);
  expect(filterIn('from=2026-02-30&to=26-1-1')).toEqual(nothing);
  expect(filterIn('from=0001-01-01&to=yesterday')).toEqual(nothing);
});

it('cuts a search that the server would refuse', () => {
  expect(filterIn(`search=${'x'.repeat(SEARCH_MAX + 100)}`).search).toHaveLength(SEARCH_MAX);
});

it('asks for whole days of the reader’s clock', () => {
  const { from = '', to = '' } = queryOf({ ...ALL_CHANGES, from: '2026-10-25', to: '2026-10-25' });
  expect([new Date(from), new Date(to)]).toEqual([
    new Date(2026, 9, 25, 0, 0),
    new Date(2026, 9, 26, 0, 0),
  ]);
  expect(queryOf(ALL_CHANGES)).toEqual({});
});
