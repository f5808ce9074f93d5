import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditOf } from './watch-credit.ts';

const opened = { held: 0, creditedUntil: null, reportedAt: 1_000_000 };
const at = (seconds: number) => 1_000_000 + seconds * 1_000;

describe('the credit of a report', () => {
  it('is the time since the last report, and no more than the claim', () => {
    expect(creditOf(opened, 5, at(5))).toMatchObject({ seconds: 5, creditedUntil: at(5) });
    expect(creditOf(opened, 80, at(5)).seconds).toBe(5);
    const claimed = { seconds: 3, creditedUntil: at(3), reportedAt: at(5) };
    expect(creditOf(opened, 3, at(5))).toMatchObject(claimed);
  });

  it('starts without an opening in the session', () => {
    const unopened = { held: 0, creditedUntil: null, reportedAt: null };
    expect(creditOf(unopened, 50, at(0))).toMatchObject({ seconds: 0, reportedAt: at(0) });
  });

  it('leaves the time to other sessions if nothing is claimed', () => {
    const reported = { held: 9, creditedUntil: at(2), reportedAt: at(1) };
    expect(creditOf(reported, 9, at(8))).toMatchObject({ seconds: 0, creditedUntil: at(2) });
  });

  it('is nothing while the clock is behind by up to a minute, and does not move the marks back', () => {
    const reported = { held: 0, creditedUntil: at(20), reportedAt: at(30) };
    const behind = creditOf(reported, 50, at(0));
    expect(behind).toMatchObject({ seconds: 0, creditedUntil: at(20), reportedAt: at(30) });
    expect(creditOf({ ...reported, ...behind }, 50, at(31)).seconds).toBe(1);
  });

  it('continues after a clock that was ahead by more than a minute was corrected', () => {
    const reported = { held: 0, creditedUntil: at(3_600), reportedAt: at(3_600) };
    const corrected = creditOf(reported, 50, at(0));
    expect(corrected).toMatchObject({ seconds: 0, creditedUntil: at(0), reportedAt: at(0) });
    expect(creditOf({ ...corrected, held: 0 }, 50, at(5)).seconds).toBe(5);
  });

  it('adds up to no more than the time and the difference of the clocks, over sessions and clocks that differ by up to a minute', () => {
    const report = fc.record({
      wait: fc.nat(90_000),
      behind: fc.nat(60_000),
      session: fc.nat(7),
      claim: fc.double({ min: 0, max: 300, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(report, { maxLength: 40 }), (reports) => {
        const start = 10_000_000;
        let time = start;
        let creditedUntil: number | null = null;
        let held = 0;
        let difference = 0;
        const reportedAt = new Map<number, number>();
        for (const { wait, behind, session, claim } of reports) {
          time += wait;
          const marks = { held, creditedUntil, reportedAt: reportedAt.get(session) ?? null };
          const credit = creditOf(marks, claim, time - behind);
          expect(credit.seconds).toBeGreaterThanOrEqual(0);
          expect(credit.seconds).toBeLessThanOrEqual(60);
          expect(credit.seconds).toBeLessThanOrEqual(Math.max(0, claim - held));
          held += credit.seconds;
          ({ creditedUntil } = credit);
          reportedAt.set(session, credit.reportedAt);
          // All credits lie between the earliest reading of a clock and the present, and none overlaps another.
          difference = Math.max(difference, behind);
          expect(held).toBeLessThanOrEqual((time - start + difference) / 1000 + 1e-6);
        }
      }),
    );
  });
});
