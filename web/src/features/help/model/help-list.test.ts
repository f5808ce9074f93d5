import { assigneeFilter, helpStatus } from '@portal/contract/help';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, stateIn } from '#web/platform/routing/address-state.ts';
import type { HelpFilter } from '../api/help-requests.ts';
import { ALL_REQUESTS, changedFilter, filterSchema } from './help-list.ts';

const filterIn = (address: URLSearchParams) => stateIn(address, filterSchema, ALL_REQUESTS);

it('reads the filter that it wrote to the address', () => {
  const filter = fc.record<HelpFilter>({
    status: fc.option(fc.constantFrom(...helpStatus.options)),
    group: fc.option(fc.oneof(fc.integer({ min: 1, max: 999_999 }), fc.constant('none' as const))),
    company: fc.option(fc.integer({ min: 1, max: 999_999 })),
    assignee: fc.option(fc.constantFrom(...assigneeFilter.options)),
    search: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  });
  fc.assert(
    fc.property(filter, (given) => {
      expect(filterIn(addressOf(given, ALL_REQUESTS))).toEqual(given);
    }),
  );
});

it.each([
  'status=LOST&company=x&assignee=9',
  'status=&company=0&group=0',
  'company=-1',
  'status=toString',
  '',
])('treats %j as no filter', (address) => {
  expect(filterIn(new URLSearchParams(address))).toEqual(ALL_REQUESTS);
});

it('resets the group with the company', () => {
  const filter: HelpFilter = { ...ALL_REQUESTS, company: 3, group: 5 };
  expect(changedFilter(filter, { status: 'PENDING' })).toEqual({ ...filter, status: 'PENDING' });
  expect(changedFilter(filter, { company: null })).toEqual(ALL_REQUESTS);
});
