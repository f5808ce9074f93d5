import { addDays } from '@portal/contract/civil-dates';
import { STANDING_STATES } from '@portal/contract/requirements';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { reminderKindOf, reminderSteps, stepAfter } from './reminder-steps.ts';

const WHY = { because: 'company', since: null } as const;
const DUE = { dueOn: '2027-03-31', validUntil: null, renewFrom: null, why: WHY } as const;
const VALID = { ...DUE, validUntil: '2027-03-31', renewFrom: '2027-03-01' } as const;
const SCHEDULE = { reminderDays: [14, 3], graceDays: 0, savedOn: null };

describe('the steps', () => {
  it('of a first completion are before it is due, on that day and in four weeks after it', () => {
    expect(reminderSteps(DUE, SCHEDULE)).toEqual([
      '2027-03-17',
      '2027-03-28',
      '2027-03-31',
      '2027-04-01',
      '2027-04-08',
      '2027-04-15',
      '2027-04-22',
    ]);
  });

  it('after the due date begin when the grace is over', () => {
    const days = reminderSteps(DUE, { ...SCHEDULE, reminderDays: [], graceDays: 10 });
    expect(days).toEqual(['2027-03-31', '2027-04-11', '2027-04-18', '2027-04-25', '2027-05-02']);
  });

  it('of a completion begin when it can be renewed, and have no grace', () => {
    const days = reminderSteps(VALID, { ...SCHEDULE, reminderDays: [60, 14], graceDays: 10 });
    expect(days).toEqual([
      '2027-03-01',
      '2027-03-17',
      '2027-03-31',
      '2027-04-01',
      '2027-04-08',
      '2027-04-15',
      '2027-04-22',
    ]);
  });

  it('of a new edition begin on the day after it was made', () => {
    const why = { because: 'edition', since: '2027-02-01' } as const;
    const [first] = reminderSteps({ ...VALID, renewFrom: '2027-02-01', why }, SCHEDULE);
    expect(first).toBe('2027-02-02');
  });

  it('begin on the day after the rule was changed, and so do the four weeks of a late module', () => {
    const changedOn = (savedOn: string) => reminderSteps(DUE, { ...SCHEDULE, savedOn });
    expect(changedOn('2027-03-28')).toEqual(changedOn('2027-01-01').slice(2));
    expect(changedOn('2027-03-30')).toEqual(changedOn('2027-01-01').slice(2));
    expect(changedOn('2027-03-31')).toEqual(changedOn('2027-01-01').slice(3));
    expect(changedOn('2028-06-01')).toEqual([
      '2028-06-02',
      '2028-06-09',
      '2028-06-16',
      '2028-06-23',
    ]);
  });

  it('are none without a due date', () => {
    expect(reminderSteps({ ...DUE, dueOn: null }, SCHEDULE)).toEqual([]);
  });
});

const day = fc.integer({ min: 0, max: 800 }).map((days) => addDays('2027-01-01', days));
const dates = fc.record({
  dueOn: fc.option(day),
  validUntil: fc.option(day),
  renewFrom: fc.option(day),
  why: fc.constantFrom(WHY, { because: 'edition', since: '2027-01-05' } as const),
});
const schedule = fc.record({
  reminderDays: fc.uniqueArray(fc.integer({ min: 1, max: 365 }), { maxLength: 5 }),
  graceDays: fc.nat(60),
  savedOn: fc.option(day),
});

test('each step comes once, one after the other, and ends four weeks after the first late day', () => {
  fc.assert(
    fc.property(dates, schedule, day, (module, rules, start) => {
      const steps = reminderSteps(module, rules);
      const met: string[] = [];
      for (let next = stepAfter(steps, start); next !== null; next = stepAfter(steps, next))
        met.push(next);
      expect(met).toEqual([...new Set(steps)].filter((step) => step > start).toSorted());
      const { dueOn, renewFrom } = module;
      const late = steps.filter((step) => dueOn === null || step > dueOn);
      expect(late.length).toBeLessThanOrEqual(dueOn === null ? 0 : 5);
      for (const step of steps) {
        expect(renewFrom === null || step >= renewFrom).toBe(true);
        expect(rules.savedOn === null || step > rules.savedOn).toBe(true);
      }
    }),
  );
});

describe('a reminder says', () => {
  const TODAY = '2027-03-30';
  const on = (dueOn: string) => ({ dueOn, today: TODAY, why: WHY });

  it.each([
    ['overdue', 'overdue'],
    ['expired', 'overdue'],
    ['inGrace', 'overdue'],
    ['due', 'before'],
    ['renewalOpen', 'renewal'],
    ['open', null],
    ['valid', null],
    ['waived', null],
    ['paused', null],
    ['notRequired', null],
  ] as const)('of a module that is %s: %s', (state, kind) => {
    expect(reminderKindOf({ state, ...on('2027-04-30') })).toBe(kind);
  });

  it('that a module is due today, or must be taken again', () => {
    expect(reminderKindOf({ state: 'due', ...on(TODAY) })).toBe('today');
    expect(reminderKindOf({ state: 'renewalOpen', ...on(TODAY) })).toBe('today');
    const why = { because: 'edition' } as const;
    expect(reminderKindOf({ state: 'renewalOpen', ...on('2027-04-30'), why })).toBe('again');
  });

  test('only what is to be done', () => {
    const quiet = new Set(
      STANDING_STATES.filter((state) => reminderKindOf({ state, ...on(TODAY) }) === null),
    );
    expect([...quiet]).toEqual(['open', 'valid', 'paused', 'waived', 'notRequired']);
  });
});
