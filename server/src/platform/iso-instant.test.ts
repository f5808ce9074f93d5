import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isoInstant } from './iso-instant.ts';

const expected = (at: number) => new Date(at).toISOString();
const LAST_MS = 8_640_000_000_000_000;

it('writes each instant like Date, whatever was written before', () => {
  const instant = fc.oneof(
    fc.integer({ min: -LAST_MS, max: LAST_MS }),
    fc.integer({ min: 0, max: 200_000_000 }),
  );
  fc.assert(
    fc.property(fc.array(instant, { minLength: 1 }), (instants) => {
      expect(instants.map(isoInstant)).toEqual(instants.map(expected));
    }),
  );
});

it.each([0, -1, -LAST_MS, LAST_MS, 86_399_999, 86_400_000, 253_402_300_800_000])(
  'writes %d like Date',
  (at) => {
    expect(isoInstant(at)).toBe(expected(at));
  },
);

it('refuses what is no instant, also after an instant', () => {
  isoInstant(0);
  expect(() => isoInstant(Number.NaN)).toThrow(RangeError);
  expect(() => isoInstant(LAST_MS + 86_400_000)).toThrow(RangeError);
  expect(isoInstant(1)).toBe(expected(1));
});
