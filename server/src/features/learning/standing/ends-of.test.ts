import { addDays } from '@portal/contract/civil-dates';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestCompletion, type Completion, endsOf, type Rule, standingOf } from './standing.ts';

const RULE: Rule = {
  dueDays: 30,
  graceDays: 0,
  validMonths: 12,
  renewalDays: 30,
  countsFrom: null,
  editions: [],
};

const on = (day: string, more: Partial<Completion> = {}): Completion => ({
  on: day,
  edition: 1,
  ...more,
});

const ends = (completions: readonly Completion[], rule: Rule = RULE) =>
  endsOf(completions, rule).map(({ until, isRenewal }) => [until, isRenewal]);

it('a completion in the renewal window counts from the end of the former, another from its day', () => {
  const all = [on('2027-05-10'), on('2026-01-31'), on('2027-01-05')];
  expect(ends(all)).toEqual([
    ['2027-01-31', false],
    ['2028-01-31', true],
    ['2028-05-10', false],
  ]);
});

it('a recorded one has its own end, and an edition ends those before it', () => {
  const editions = [{ number: 2, madeOn: '2026-06-01', by: '2026-07-01' }];
  const all = [
    on('2026-01-31'),
    on('2026-06-15', { edition: 2 }),
    on('2026-08-01', { edition: 2, recordedUntil: null }),
  ];
  expect(ends(all, { ...RULE, editions })).toEqual([
    ['2026-07-01', false],
    ['2027-06-15', true],
    [null, false],
  ]);
});

it('a completion for an edition counts from its day, unless the former one ends within the window', () => {
  const editions = [{ number: 2, madeOn: '2026-05-01', by: '2027-06-01' }];
  const after = (day: string) =>
    ends([on('2026-01-31'), on(day, { edition: 2 })], { ...RULE, editions });
  expect(after('2026-05-10').at(-1)).toEqual(['2027-05-10', true]);
  expect(after('2027-01-20').at(-1)).toEqual(['2028-01-31', true]);
});

it('the best completion is the one that counts longest, and of several for ever the first one', () => {
  const paper = on('2026-03-01', { recordedUntil: '2030-01-01' });
  expect(bestCompletion([], RULE)).toBe(null);
  expect(bestCompletion([on('2026-01-31'), paper, on('2026-06-01')], RULE)).toMatchObject({
    completion: paper,
    until: '2030-01-01',
  });
  const forEver = { ...RULE, validMonths: null };
  const best = bestCompletion([on('2027-01-01'), on('2026-01-31')], forEver);
  expect(best).toMatchObject({ completion: { on: '2026-01-31' }, until: null });
});

it('the latest end is that of the standing', () => {
  const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2020-01-01', days));
  fc.assert(
    fc.property(fc.array(day, { minLength: 1 }), day, (days, today) => {
      const completions = days.map((each) => on(each));
      const facts = {
        isInPath: true,
        since: '2020-01-01',
        completions,
        isWaived: false,
        extendedUntil: null,
        pauses: [],
      };
      const all = endsOf(completions, RULE).map(({ until }) => until ?? '');
      expect(standingOf(facts, RULE, today).validUntil).toBe(all.toSorted().at(-1));
    }),
  );
});
