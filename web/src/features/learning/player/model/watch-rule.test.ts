import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advance, jump, limitTo, startWatch, type WatchState } from './watch-rule.ts';

const fresh = startWatch({ position: 0, furthest: 0, played: 0 });

/** Plays for `seconds` with ten samples a second. */
function play(watch: WatchState, seconds: number): WatchState {
  let now = watch;
  for (let i = 0; i < Math.round(seconds * 10); i += 1)
    now = advance(now, { position: now.position + 0.1, elapsed: 0.1 }).watch;
  return now;
}

describe('the anti-skip rule', () => {
  it('allows playback and counts it', () => {
    const { position, furthest, played } = play(fresh, 10);
    expect(position).toBeCloseTo(10);
    expect(furthest).toBeCloseTo(10);
    expect(played).toBeCloseTo(10);
  });

  it('undoes a jump ahead', () => {
    const watched = play(fresh, 5);
    for (const verdict of [
      jump(watched, 999),
      advance(watched, { position: 999, elapsed: 0.1 }),
      advance(watched, { position: 7, elapsed: 0.1 }),
    ]) {
      expect(verdict.goBackTo).toBeCloseTo(5);
      expect(verdict.watch.furthest).toBeCloseTo(5);
      expect(verdict.watch.played).toBeCloseTo(5);
    }
  });

  it('allows seeking within the watched part, without counting it', () => {
    const watched = play(fresh, 8);
    const back = jump(watched, 2);
    expect(back).toMatchObject({ goBackTo: null, watch: { position: 2 } });
    const forth = jump(back.watch, 7);
    expect(forth).toMatchObject({ goBackTo: null, watch: { position: 7 } });
    expect(forth.watch.played).toBeCloseTo(8);
  });

  it('counts a replay without moving the furthest point', () => {
    const again = play(jump(play(fresh, 4), 1).watch, 2);
    expect(again.position).toBeCloseTo(3);
    expect(again.furthest).toBeCloseTo(4);
    expect(again.played).toBeCloseTo(6);
  });

  it('counts nothing at another speed in a review, whatever comes after it', () => {
    for (const speed of [0.75, 1.25, 2]) {
      let watch = startWatch({ position: 0, furthest: 10, played: 12 });
      for (let i = 0; i < 10; i += 1) {
        const verdict = advance(watch, { position: watch.position + speed, elapsed: 1, speed });
        expect(verdict.goBackTo).toBeNull();
        watch = verdict.watch;
      }
      expect(watch).toMatchObject({ furthest: 10, played: 12 });
      expect(watch.position).toBeCloseTo(10 * speed);
      const { played } = play(watch, 2);
      expect(played).toBeLessThanOrEqual(14.000_1);
    }
  });

  it('undoes a skip beyond the furthest point at another speed too', () => {
    const watch = startWatch({ position: 2, furthest: 5, played: 5 });
    expect(advance(watch, { position: 9, elapsed: 1, speed: 2 }).goBackTo).toBe(2);
  });

  it('undoes double speed', () => {
    let watch = fresh;
    let undone = 0;
    let position = 0;
    for (let i = 0; i < 100; i += 1) {
      position += 0.2;
      const verdict = advance(watch, { position, elapsed: 0.1 });
      watch = verdict.watch;
      if (verdict.goBackTo !== null) {
        undone += 1;
        position = verdict.goBackTo;
      }
    }
    expect(undone).toBeGreaterThan(5);
    expect(watch.furthest).toBeLessThanOrEqual(10 * 1.01 + 0.25);
  });

  it('handles a late sample', () => {
    const late = advance(play(fresh, 1), { position: 4, elapsed: 3 });
    expect(late.goBackTo).toBeNull();
    expect(late.watch.played).toBeCloseTo(4);
  });

  it('reduces the progress to what the server credits', () => {
    expect(limitTo(play(fresh, 10), 6)).toMatchObject({ furthest: 6, position: 6, played: 6 });
  });
});

type Step =
  | { kind: 'sample'; by: number; elapsed: number }
  | { kind: 'jump'; to: number }
  | { kind: 'samplePaused'; to: number };

const steps: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('sample' as const),
    by: fc.double({ min: -5, max: 5, noNaN: true }),
    elapsed: fc.double({ min: 0, max: 2, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('jump' as const),
    to: fc.double({ min: 0, max: 500, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('samplePaused' as const),
    to: fc.double({ min: 0, max: 500, noNaN: true }),
  }),
);

function take(watch: WatchState, step: Step) {
  if (step.kind === 'jump') return jump(watch, step.to);
  if (step.kind === 'samplePaused') return advance(watch, { position: step.to, elapsed: 0 });
  return advance(watch, {
    position: Math.max(0, watch.position + step.by),
    elapsed: step.elapsed,
  });
}

describe('for any actions on the video', () => {
  it('it never skips ahead, counts no more than the clock, and stays before the furthest point', () => {
    fc.assert(
      fc.property(fc.array(steps, { maxLength: 200 }), (sequence) => {
        let watch = fresh;
        let clock = 0;
        for (const step of sequence) {
          if (step.kind === 'sample') clock += step.elapsed;
          const before = watch;
          const verdict = take(watch, step);
          watch = verdict.watch;
          expect(watch.furthest).toBeGreaterThanOrEqual(before.furthest);
          expect(watch.furthest).toBeLessThanOrEqual(clock * 1.01 + 0.25 + 1e-6);
          expect(watch.played).toBeGreaterThanOrEqual(before.played);
          expect(watch.played).toBeLessThanOrEqual(clock + 1e-6);
          expect(watch.position).toBeLessThanOrEqual(watch.furthest + 1e-9);
          expect(watch.position).toBeGreaterThanOrEqual(0);
          if (verdict.goBackTo !== null)
            expect(verdict.goBackTo).toBeLessThanOrEqual(watch.furthest + 1e-9);
        }
      }),
      { numRuns: 500 },
    );
  });
});
