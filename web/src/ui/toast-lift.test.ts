import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, liftOver } from './toast-lift.ts';

const toast: Box = { top: 700, bottom: 776, left: 900, right: 1256 };
const box = (top: number, bottom: number, left = 0, right = 1280): Box => ({
  top,
  bottom,
  left,
  right,
});

describe('a toast', () => {
  it.each([
    ['stays where nothing is in its way', [box(0, 60)], 0],
    ['stays beside an obstacle', [box(700, 776, 0, 880)], 0],
    ['goes above an obstacle, with a gap', [box(740, 800)], 776 - 728],
    ['goes above one that it touches within the gap', [box(785, 800)], 776 - 773],
    ['goes above several that leave too little room', [box(740, 800), box(600, 650)], 776 - 588],
    ['uses the room between two', [box(740, 800), box(500, 600)], 776 - 728],
    ['has no place where none is free', [box(80, 800)], null],
  ])('%s', (_what, obstacles, lift) => {
    expect(liftOver(toast, obstacles)).toBe(lift);
  });
});

const boxes = fc
  .tuple(fc.nat(800), fc.nat(300), fc.nat(1280), fc.nat(600))
  .map(([top, height, left, width]) => box(top, top + height, left, left + width));

it('a toast with a free place is inside the window and covers no obstacle', () => {
  fc.assert(
    fc.property(fc.array(boxes), (obstacles) => {
      const lift = liftOver(toast, obstacles);
      if (lift === null) return;
      const [top, bottom] = [toast.top - lift, toast.bottom - lift];
      expect(top).toBeGreaterThan(0);
      for (const each of obstacles) {
        const isCovered =
          each.top < bottom &&
          each.bottom > top &&
          each.left < toast.right &&
          each.right > toast.left;
        expect(isCovered).toBe(false);
      }
    }),
  );
});
