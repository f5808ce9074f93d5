import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Frame, momentsOf, scoreFrame } from './frame-score.ts';

type Colour = readonly [number, number, number];

const WIDTH = 32;
const HEIGHT = 18;

function painted(colourAt: (x: number, y: number) => Colour): Frame {
  const data = Array.from({ length: WIDTH * HEIGHT }, (_, pixel) => [
    ...colourAt(pixel % WIDTH, Math.floor(pixel / WIDTH)),
    255,
  ]).flat();
  return { data, width: WIDTH, height: HEIGHT };
}

const grey = (level: number): Colour => [level, level, level];
const isOdd = (x: number, y: number) => (Math.floor(x / 2) + Math.floor(y / 2)) % 2 === 1;
const checks = (one: Colour, other: Colour) => painted((x, y) => (isOdd(x, y) ? one : other));
const sharp = checks(grey(200), grey(60));
/** The same levels of grey, without edges. */
const blurred = painted((x) => grey(60 + (140 * x) / (WIDTH - 1)));

test.each([
  ['black', painted(() => grey(0))],
  ['white', painted(() => grey(255))],
  ['one colour', painted(() => [30, 90, 160])],
  ['nearly black', checks(grey(0), grey(20))],
  ['a faint pattern', checks(grey(120), grey(130))],
  ['nothing', { data: [], width: 0, height: 0 }],
])('a frame that is %s is no picture', (_case, frame) => {
  expect(scoreFrame(frame)).toBe(0);
});

test('a sharp frame is better than a blurred one, and a colourful one than a grey one', () => {
  expect(scoreFrame(sharp)).toBeGreaterThan(scoreFrame(blurred));
  const colourful = checks([230, 120, 40], [20, 60, 140]);
  expect(scoreFrame(colourful)).toBeGreaterThan(scoreFrame(sharp));
});

test('a frame of middle brightness is better than a dark or a bright one', () => {
  const dark = checks(grey(60), grey(5));
  const bright = checks(grey(250), grey(195));
  const middle = checks(grey(155), grey(100));
  expect(scoreFrame(middle)).toBeGreaterThan(scoreFrame(dark));
  expect(scoreFrame(middle)).toBeGreaterThan(scoreFrame(bright));
});

const pixels = fc.uint8Array({ minLength: 4 * 12, maxLength: 4 * 12 });

test('every score is between 0 and 1, and the same for a mirrored frame', () => {
  fc.assert(
    fc.property(pixels, (data) => {
      const score = scoreFrame({ data, width: 4, height: 3 });
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(1);
      const rows = [0, 1, 2].map((row) => [0, 1, 2, 3].map((x) => 4 * (4 * row + x)));
      const mirrored = rows.flatMap((row) =>
        row.toReversed().flatMap((at) => [...data.slice(at, at + 4)]),
      );
      expect(scoreFrame({ data: mirrored, width: 4, height: 3 })).toBeCloseTo(score, 9);
    }),
  );
});

test('a frame never wins by being covered with black', () => {
  fc.assert(
    fc.property(pixels, (data) => {
      const covered = data.map((value, index) => (index % 4 === 3 ? value : 0));
      const score = (each: Uint8Array) => scoreFrame({ data: each, width: 4, height: 3 });
      expect(score(covered)).toBe(0);
    }),
  );
});

test('the moments are in order within the film, after its opening', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.1, max: 40_000, noNaN: true }), (duration) => {
      const moments = momentsOf(duration);
      expect(moments).toHaveLength(8);
      expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      expect(moments[0]).toBeGreaterThan(0);
      expect(moments.at(-1)).toBeLessThan(duration);
      if (duration >= 20) expect(moments[0]).toBe(3);
    }),
  );
});
