import { helpStatus } from '@portal/contract/help';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, filterOf } from './list-filter.ts';

it('comes back from the address as it went in', () => {
  const filter = fc.record({
    status: fc.option(fc.constantFrom(...helpStatus.options)),
    company: fc.option(fc.integer({ min: 1, max: 999_999 })),
  });
  fc.assert(
    fc.property(filter, (given) => {
      expect(filterOf(addressOf(given))).toEqual(given);
    }),
  );
});

it.each(['status=LOST&company=x', 'status=&company=0', 'company=-1', 'status=toString', ''])(
  'takes %j for no filter',
  (address) => {
    expect(filterOf(new URLSearchParams(address))).toEqual({ status: null, company: null });
  },
);
