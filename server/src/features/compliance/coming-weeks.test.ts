import { addDays } from '@portal/contract/civil-dates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { comingWeeks, lastComingDay } from './coming-weeks.ts';

const MODULES = [
  { id: 7, name: 'Fire safety' },
  { id: 3, name: 'Forklift' },
];
const today = fc.nat(400).map((days) => addDays('2027-01-01', days));

it('begins today, and with each Monday of the next 90 days', () => {
  // A Sunday, and the Monday after it.
  expect(comingWeeks('2027-02-28', MODULES, [])[1]?.from).toBe('2027-03-01');
  expect(comingWeeks('2027-03-01', MODULES, [])[1]?.from).toBe('2027-03-08');
  fc.assert(
    fc.property(today, (from) => {
      const starts = comingWeeks(from, MODULES, []).map((week) => week.from);
      const days = Array.from({ length: 90 }, (_, i) => addDays(from, i));
      const mondays = days.slice(1).filter((day) => new Date(day).getUTCDay() === 1);
      expect(starts).toEqual([from, ...mondays]);
      expect(lastComingDay(from)).toBe(days.at(-1));
    }),
  );
});

it('has each row once, in its week and the order of the modules', () => {
  const row = fc.record({
    module_id: fc.constantFrom(3, 7, 99),
    kind: fc.constantFrom('due' as const, 'expires' as const),
    day: fc.nat(89),
    people: fc.integer({ min: 1, max: 9 }),
  });
  fc.assert(
    fc.property(today, fc.array(row), (from, given) => {
      const rows = given.map((each) => ({ ...each, day: addDays(from, each.day) }));
      const weeks = comingWeeks(from, MODULES, rows);
      for (const [i, week] of weeks.entries()) {
        const end = weeks[i + 1]?.from ?? '9999-12-31';
        const own = rows.filter(({ day }) => week.from <= day && day < end);
        const sum = (id: number, kind: 'due' | 'expires') =>
          own
            .filter((each) => each.module_id === id && each.kind === kind)
            .reduce((total, { people }) => total + people, 0);
        const expected = MODULES.map(({ id, name }) => ({
          ...{ moduleId: id, moduleName: name },
          ...{ due: sum(id, 'due'), expires: sum(id, 'expires') },
        }));
        expect(week.modules).toEqual(expected.filter(({ due, expires }) => due + expires > 0));
      }
    }),
  );
});
