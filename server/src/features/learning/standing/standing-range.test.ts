import { addDays } from '@portal/contract/civil-dates';
import { STANDING_STATES } from '@portal/contract/requirements';
import { DUE_SOON_DAYS } from '@portal/contract/standing-filter';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { standingKey } from './standing.ts';
import { standingRange } from './standing-range.ts';

const TODAY = '2027-02-25';

const standing = fc.record({
  state: fc.constantFrom(...STANDING_STATES),
  dueOn: fc.option(fc.integer({ min: -400, max: 400 }).map((days) => addDays(TODAY, days))),
});

function isIn(filter: Parameters<typeof standingRange>[0], key: string): boolean {
  const { from, until } = standingRange(filter, TODAY);
  return from <= key && key <= until;
}

it('has the standings of the state, and only these', () => {
  fc.assert(
    fc.property(standing, fc.constantFrom(...STANDING_STATES), (own, state) => {
      expect(isIn(state, standingKey(own))).toBe(own.state === state);
    }),
  );
});

it('late is overdue or expired', () => {
  fc.assert(
    fc.property(standing, (own) => {
      const isLate = own.state === 'overdue' || own.state === 'expired';
      expect(isIn('late', standingKey(own))).toBe(isLate);
    }),
  );
});

it('due soon is in grace, or due within a week', () => {
  const lastDay = addDays(TODAY, DUE_SOON_DAYS);
  fc.assert(
    fc.property(standing, (own) => {
      const isDueSoon = own.state === 'due' && own.dueOn !== null && own.dueOn <= lastDay;
      expect(isIn('dueSoon', standingKey(own))).toBe(own.state === 'inGrace' || isDueSoon);
    }),
  );
});

it('trainees of companies without rules are in no range', () => {
  for (const filter of ['late', 'dueSoon', ...STANDING_STATES] as const)
    expect(isIn(filter, '9')).toBe(false);
});
