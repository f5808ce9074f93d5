import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rangeOf } from './byte-range.ts';

describe('a byte range', () => {
  it.each([
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=2-', { start: 2, end: 9 }],
    ['bytes=0-9999', { start: 0, end: 9 }],
    ['bytes=-3', { start: 7, end: 9 }],
    ['bytes=-9999', { start: 0, end: 9 }],
    ['BYTES= 2-5 ', { start: 2, end: 5 }],
    [`bytes=0-${'9'.repeat(400)}`, { start: 0, end: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-20', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    [`bytes=${'9'.repeat(400)}-`, 'unsatisfiable'],
    [undefined, 'whole'],
    ['', 'whole'],
    ['bytes=', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=5-2', 'whole'],
    ['bytes=0-1,4-5', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1.5-3', 'whole'],
    ['bytes=--3', 'whole'],
    ['lines=0-1', 'whole'],
  ] as const)('of ten bytes, %s is %j', (header, expected) => {
    expect(rangeOf(header, 10)).toEqual(expected);
  });

  it('of an empty file is never satisfiable', () => {
    for (const header of ['bytes=0-', 'bytes=0-0', 'bytes=-1']) {
      expect(rangeOf(header, 0)).toBe('unsatisfiable');
    }
  });

  it('lies within the file for any header', () => {
    fc.assert(
      fc.property(anyHeader(), fc.nat(), (header, size) => {
        const range = rangeOf(header, size);
        if (typeof range === 'string') return;
        expect(range.start).toBeGreaterThanOrEqual(0);
        expect(range.start).toBeLessThanOrEqual(range.end);
        expect(range.end).toBeLessThan(size);
      }),
    );
  });

  it('covers exactly the bytes that the header names', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.integer({ min: 1, max: 40 }), (first, last, size) => {
        fc.pre(first <= last);
        const named = Array.from({ length: size }, (_, at) => at).filter(
          (at) => at >= first && at <= last,
        );
        const expected =
          named.length === 0 ? 'unsatisfiable' : { start: named[0], end: named.at(-1) };
        expect(rangeOf(`bytes=${first}-${last}`, size)).toEqual(expected);
      }),
    );
  });

  it('counted from the end has the requested length, or covers the whole file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), fc.integer({ min: 1 }), (length, size) => {
        const start = Math.max(0, size - length);
        expect(rangeOf(`bytes=-${length}`, size)).toEqual({ start, end: size - 1 });
      }),
    );
  });
});

function anyHeader(): fc.Arbitrary<string> {
  const bound = fc.oneof(fc.nat().map(String), fc.bigInt().map(String), fc.constant(''));
  const shaped = fc.tuple(bound, bound).map(([first, last]) => `bytes=${first}-${last}`);
  return fc.oneof(shaped, fc.string());
}
