import { describe, expect, it } from 'vitest';
import type { OtherAccount } from './scout-queries.ts';
import { countScoutsAmong } from './scouts.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** The time of the pass; the quiz has ten questions. */
const AT = 100 * HOUR_MS;
const count = (others: readonly OtherAccount[]) =>
  countScoutsAmong(others, { questions: 10, at: AT });

interface Account {
  /** Hours from the creation to the first try. */
  readonly age: number;
  readonly fails: number;
  readonly passes: boolean;
  /** Milliseconds between two tries. */
  readonly pace: number;
  /** Milliseconds from the last try to the pass of the other trainee. */
  readonly before: number;
}

function account({ age, fails, passes, pace, before }: Account): OtherAccount {
  const made = fails + (passes ? 1 : 0);
  const tries = Array.from({ length: made }, (_, i) => ({
    at: AT - before - (made - 1 - i) * pace,
    passed: i >= fails,
  }));
  return { createdAt: (tries[0]?.at ?? AT) - age * HOUR_MS, tries };
}

const scout = { age: 0.1, fails: 3, passes: false, pace: 50, before: 10 };
const leaver = { age: 2, fails: 4, passes: false, pace: 5 * MINUTE_MS, before: 2 * HOUR_MS };

describe('countScoutsAmong', () => {
  it('counts accounts that tried faster than anyone can read', () => {
    expect(count([account(scout)])).toBe(1);
    expect(count([account(scout), account({ ...scout, age: 900 })])).toBe(2);
    // One that passed after its fails has seen all correct answers.
    expect(count([account({ ...scout, passes: true })])).toBe(1);
  });

  it('counts three new accounts that failed and left', () => {
    expect(count([leaver, leaver].map(account))).toBe(0);
    expect(count([leaver, leaver, leaver].map(account))).toBe(3);
    expect(count([leaver, leaver, { ...leaver, age: 48 }].map(account))).toBe(0);
    expect(count([leaver, leaver, { ...leaver, before: HOUR_MS / 2 }].map(account))).toBe(0);
    expect(count([leaver, leaver, { ...leaver, passes: true }].map(account))).toBe(0);
  });

  it('ignores accounts with fewer than three fails', () => {
    expect(count([0, 1, 2].map((fails) => account({ ...scout, fails, passes: true })))).toBe(0);
  });

  it('ignores a class of new accounts that takes the quiz on one day', () => {
    const people = Array.from({ length: 30 }, (_, i) =>
      account({
        age: 1 + (i % 5),
        fails: i % 5,
        // Two give up.
        passes: i !== 4 && i !== 9,
        pace: (1 + (i % 4)) * MINUTE_MS,
        before: i * 10 * MINUTE_MS,
      }),
    );
    expect(count(people)).toBe(0);
  });
});
