import fc from 'fast-check';
import { expect, it } from 'vitest';
import { locate, timelineOf } from './timeline.ts';

const timeline = timelineOf([{ duration: 4 }, { duration: 6 }]);

it('puts the videos one after the other', () => {
  expect(timeline).toEqual({
    total: 10,
    segments: [
      { start: 0, duration: 4 },
      { start: 4, duration: 6 },
    ],
  });
});

it.each([
  [0, { index: 0, time: 0 }],
  [3.5, { index: 0, time: 3.5 }],
  [4, { index: 1, time: 0 }],
  [10, { index: 1, time: 6 }],
  [99, { index: 1, time: 6 }],
])('finds second %d', (position, place) => {
  expect(locate(timeline, position)).toEqual(place);
});

it('finds the video and the second of a position', () => {
  const durations = fc.array(fc.double({ min: 0.1, max: 1000, noNaN: true }), { minLength: 1 });
  fc.assert(
    fc.property(durations, fc.double({ min: 0, max: 1, noNaN: true }), (all, share) => {
      const some = timelineOf(all.map((duration) => ({ duration })));
      const position = some.total * share;
      const { index, time } = locate(some, position);
      expect((some.segments[index]?.start ?? Number.NaN) + time).toBeCloseTo(position);
    }),
  );
});
