import { addDays, addMonths, daysBetween } from '@portal/contract/civil-dates';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { comingIn, readComing, storedComing } from './coming.ts';
import { changesOn, type Facts, type Rule, standingOf, worstOf } from './standing.ts';

const FACTS: Facts = {
  isInPath: true,
  since: '2026-01-01',
  completions: [],
  isWaived: false,
  extendedUntil: null,
  pauses: [],
};
const RULE: Rule = {
  dueDays: 30,
  graceDays: 0,
  validMonths: null,
  renewalDays: 30,
  countsFrom: null,
  editions: [],
};
const done = (on: string, edition = 1) => ({ on, edition });
const stateOn = (day: string, facts: Partial<Facts>, rule: Partial<Rule> = {}) =>
  standingOf({ ...FACTS, ...facts }, { ...RULE, ...rule }, day).state;

const date = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2024-01-01', days));
const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const days = fc.nat(400);
const pauses = fc
  .array(fc.tuple(date, days), { maxLength: 2 })
  .map((all) => all.map(([from, length]) => ({ from, until: addDays(from, length) })));
const editions = fc
  .array(fc.tuple(date, days), { maxLength: 2 })
  .map((all) =>
    all
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([madeOn, length], i) => ({ number: i + 2, madeOn, by: addDays(madeOn, length + 1) })),
  );
const completion = fc.record(
  { on: date, edition: fc.integer({ min: 1, max: 3 }), recordedUntil: optional(date) },
  { requiredKeys: ['on', 'edition'] },
);
const anyFacts: fc.Arbitrary<Facts> = fc.record({
  isInPath: fc.boolean(),
  since: date,
  completions: fc.array(completion, { maxLength: 4 }),
  isWaived: fc.boolean(),
  extendedUntil: optional(date),
  pauses,
});
const anyRule: fc.Arbitrary<Rule> = fc.record({
  dueDays: optional(days),
  graceDays: fc.nat(60),
  validMonths: optional(fc.integer({ min: 1, max: 36 })),
  renewalDays: fc.nat(90),
  countsFrom: optional(date),
  editions,
});

describe('before a completion', () => {
  it('is due until its last day, then in grace, then overdue', () => {
    expect(stateOn('2026-01-31', {})).toBe('due');
    expect(stateOn('2026-02-01', {})).toBe('overdue');
    expect(stateOn('2026-02-01', {}, { graceDays: 7 })).toBe('inGrace');
    expect(stateOn('2026-02-07', {}, { graceDays: 7 })).toBe('inGrace');
    expect(stateOn('2026-02-08', {}, { graceDays: 7 })).toBe('overdue');
  });

  it('is open without a due date', () => {
    expect(stateOn('2030-01-01', {}, { dueDays: null })).toBe('open');
  });

  it('is required since the day of the rule if that is later', () => {
    expect(stateOn('2026-04-30', {}, { countsFrom: '2026-04-01' })).toBe('due');
  });

  it('is due on the day to which it is extended, never earlier', () => {
    expect(stateOn('2026-03-01', { extendedUntil: '2026-03-01' })).toBe('due');
    expect(stateOn('2026-03-02', { extendedUntil: '2026-03-01' })).toBe('overdue');
    expect(stateOn('2026-01-31', { extendedUntil: '2026-01-10' })).toBe('due');
  });

  it('is never overdue before the due date, grace and pauses have passed', () => {
    fc.assert(
      fc.property(anyFacts, anyRule, date, (facts, rule, today) => {
        const open = { ...facts, isInPath: true, isWaived: false, completions: [] };
        if (standingOf(open, rule, today).state !== 'overdue') return;
        const required = [open.since, rule.countsFrom ?? ''].toSorted().at(-1) ?? '';
        const elapsed = daysBetween(required, today);
        const paused = Array.from({ length: Math.max(0, elapsed + 1) }, (_, i) =>
          addDays(required, i),
        ).filter((day) => open.pauses.some(({ from, until }) => from <= day && day <= until));
        expect(elapsed).toBeGreaterThan((rule.dueDays ?? 0) + rule.graceDays);
        // A pause that begins after the due date moves nothing, so not each day of it counts.
        const before = paused.filter((day) => daysBetween(required, day) <= (rule.dueDays ?? 0));
        expect(elapsed).toBeGreaterThan((rule.dueDays ?? 0) + before.length);
      }),
    );
  });
});

describe('a pause', () => {
  it('moves the due date by its days if it begins before, as if the days did not exist', () => {
    fc.assert(
      fc.property(date, days, date, days, (since, dueDays, from, length) => {
        const until = addDays(from, length);
        const facts = { ...FACTS, since, pauses: [{ from, until }] };
        const { dueOn } = standingOf(facts, { ...RULE, dueDays }, since);
        let day = since;
        // The days that count, one by one.
        for (
          let left = dueDays;
          left > 0 || (from <= day && day <= until && from <= addDays(since, dueDays));
        ) {
          if (!(from <= day && day <= until)) left -= 1;
          day = addDays(day, 1);
        }
        expect(dueOn).toBe(day);
      }),
    );
  });

  it('of a time that another one has too moves it once', () => {
    const twice = [
      { from: '2026-01-10', until: '2026-01-19' },
      { from: '2026-01-15', until: '2026-01-24' },
    ];
    expect(standingOf({ ...FACTS, pauses: twice }, RULE, '2026-01-01').dueOn).toBe('2026-02-15');
  });

  it('in which the validity ends gives a renewal window after it', () => {
    const facts = {
      completions: [done('2026-01-10')],
      pauses: [{ from: '2027-01-01', until: '2027-02-01' }],
    };
    const rule = { validMonths: 12 };
    expect(stateOn('2027-01-20', facts, rule)).toBe('paused');
    expect(stateOn('2027-02-02', facts, rule)).toBe('due');
    expect(stateOn('2027-03-03', facts, rule)).toBe('due');
    expect(stateOn('2027-03-04', facts, rule)).toBe('expired');
  });

  it('after that moves the due date again', () => {
    const pauses = [
      { from: '2027-01-01', until: '2027-02-01' },
      { from: '2027-02-10', until: '2027-02-19' },
    ];
    const facts = { completions: [done('2026-01-10')], pauses };
    expect(stateOn('2027-03-13', facts, { validMonths: 12 })).toBe('due');
    expect(stateOn('2027-03-14', facts, { validMonths: 12 })).toBe('expired');
  });
});

describe('a completion', () => {
  test.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-02-29', 12, '2029-02-28'],
  ])('of %s counts for %i months up to %s', (on, validMonths, last) => {
    const facts = { completions: [done(on)] };
    expect(['valid', 'renewalOpen']).toContain(stateOn(last, facts, { validMonths }));
    expect(stateOn(addDays(last, 1), facts, { validMonths })).toBe('expired');
  });

  it('counts for ever without a validity', () => {
    expect(stateOn('2099-01-01', { completions: [done('2026-01-05')] })).toBe('valid');
  });

  it('can be renewed in the window before its end', () => {
    const facts = { completions: [done('2026-01-10')] };
    expect(stateOn('2026-12-10', facts, { validMonths: 12 })).toBe('valid');
    expect(stateOn('2026-12-11', facts, { validMonths: 12 })).toBe('renewalOpen');
  });

  it('inside the window counts from the old end: an early renewal loses no day', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 1, max: 36 }), fc.nat(30), (on, validMonths, early) => {
        const end = addMonths(on, validMonths);
        const renewed = addDays(end, -Math.min(early, daysBetween(on, end)));
        const rule = { ...RULE, validMonths };
        const facts = { ...FACTS, completions: [done(on), done(renewed)] };
        const { validUntil } = standingOf(facts, rule, renewed);
        expect(validUntil).toBe(addMonths(end, validMonths));
      }),
    );
  });

  it('after the end counts from its own day', () => {
    const facts = { ...FACTS, completions: [done('2026-01-10'), done('2027-05-01')] };
    expect(standingOf(facts, { ...RULE, validMonths: 12 }, '2027-05-01').validUntil).toBe(
      '2028-05-01',
    );
  });

  it('of an earlier edition counts until the day of the new one, or its own end', () => {
    fc.assert(
      fc.property(
        date,
        optional(fc.integer({ min: 1, max: 36 })),
        editions,
        (on, validMonths, all) => {
          const facts = { ...FACTS, completions: [done(on)] };
          const { validUntil } = standingOf(facts, { ...RULE, validMonths, editions: all }, on);
          const own = validMonths === null ? [] : [addMonths(on, validMonths)];
          const ends = [...own, ...all.map(({ by }) => by)].toSorted();
          expect(validUntil).toBe(ends[0] ?? null);
        },
      ),
    );
  });

  it('of the new edition counts from its day, not from the end of the earlier one', () => {
    const rule = {
      validMonths: 12,
      editions: [{ number: 2, madeOn: '2026-06-01', by: '2026-07-01' }],
    };
    const facts = { completions: [done('2026-01-10'), done('2026-06-15', 2)] };
    expect(standingOf({ ...FACTS, ...facts }, { ...RULE, ...rule }, '2026-06-20')).toMatchObject({
      state: 'valid',
      validUntil: '2027-06-15',
    });
  });

  it('that is recorded counts until its own day, also without validity', () => {
    const facts = { completions: [{ ...done('2025-12-01'), recordedUntil: '2026-03-31' }] };
    expect(stateOn('2026-02-01', facts)).toBe('valid');
    expect(stateOn('2026-03-31', facts)).toBe('renewalOpen');
    expect(stateOn('2026-04-01', facts)).toBe('expired');
  });

  it('from before the rule counts from the day of the rule', () => {
    const facts = { ...FACTS, completions: [done('2020-01-10')] };
    const rule = { ...RULE, validMonths: 12, countsFrom: '2026-05-01' };
    expect(standingOf(facts, rule, '2026-05-01').validUntil).toBe('2027-05-01');
  });
});

describe('a module', () => {
  it('that is not for the trainee is not required, one that is waived is waived', () => {
    fc.assert(
      fc.property(anyFacts, anyRule, date, (facts, rule, today) => {
        const { state } = standingOf(facts, rule, today);
        expect(state === 'notRequired').toBe(!facts.isInPath);
        expect(state === 'waived').toBe(facts.isInPath && facts.isWaived);
      }),
    );
  });

  it('counts exactly while it is valid or can be renewed, if it is neither waived nor paused', () => {
    fc.assert(
      fc.property(anyFacts, anyRule, date, (facts, rule, today) => {
        const { state, counts } = standingOf(facts, rule, today);
        if (!['waived', 'paused', 'notRequired'].includes(state))
          expect(counts).toBe(state === 'valid' || state === 'renewalOpen');
      }),
    );
  });
});

it('what comes is on the last day in time, and on the last day on which a completion counts', () => {
  fc.assert(
    fc.property(anyFacts, anyRule, date, (facts, rule, today) => {
      const on = (day: string) => standingOf(facts, rule, day);
      const { state, dueOn, validUntil } = on(today);
      const isToDo = state !== 'notRequired' && state !== 'waived';
      for (const day of [today, dueOn ?? today, validUntil ?? today]) {
        const [now, next] = [on(day), on(addDays(day, 1))];
        const kinds = comingIn(7, now).flatMap(([, kind, its]) => (its === day ? kind : []));
        expect(kinds.includes('expires')).toBe(isToDo && now.counts && !next.counts);
        expect(kinds.includes('due')).toBe(isToDo && !now.counts && now.dueOn === day);
        expect(comingIn(7, next)).toEqual(comingIn(7, now));
        expect(comingIn(7, now).map(storedComing).map(readComing)).toEqual(comingIn(7, now));
      }
    }),
  );
});

it('the state changes on the stated day and not before', () => {
  fc.assert(
    fc.property(anyFacts, anyRule, date, (facts, rule, today) => {
      const next = changesOn(facts, rule, today);
      const { state } = standingOf(facts, rule, today);
      const last = next ?? addDays(today, 2000);
      if (next !== null) expect(standingOf(facts, rule, next).state).not.toBe(state);
      for (let day = today; day < last; day = addDays(day, 1))
        if (standingOf(facts, rule, day).state !== state) expect(day).toBe(next);
    }),
    // Each run walks through years.
    { numRuns: 200 },
  );
});

it('the worst standing is the first by state, then by due date', () => {
  const soon = { state: 'due', dueOn: '2026-01-02' } as const;
  const late = { state: 'due', dueOn: '2026-01-03' } as const;
  const valid = { state: 'valid', dueOn: null } as const;
  expect(worstOf([valid, late, soon])).toBe(soon);
  expect(worstOf([valid])).toBe(valid);
  expect(worstOf([])).toBeNull();
});

it('a trainee with a paused and a waived module stands as the paused one, which must be taken', () => {
  const waived = { state: 'waived', dueOn: null } as const;
  const paused = { state: 'paused', dueOn: '2026-01-02' } as const;
  expect(worstOf([waived, paused])).toBe(paused);
});
