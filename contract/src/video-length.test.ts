import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Edit, playedSeconds, type ReadBytes, readEditLists } from './video-length.ts';

const seconds = fc.double({ min: 0.001, max: 10_000, noNaN: true });

describe('the played seconds', () => {
  it('are those of the longest track', () => {
    fc.assert(
      fc.property(fc.array(seconds, { minLength: 1 }), (ends) => {
        const tracks = ends.map((framesEnd) => ({ framesEnd, edits: [] }));
        expect(playedSeconds(tracks)).toBeCloseTo(Math.max(...ends), 5);
      }),
    );
  });

  it('are never more than the edits and never more than the frames that they play', () => {
    const edit = fc.record({ duration: seconds, start: fc.option(seconds) });
    fc.assert(
      fc.property(seconds, fc.array(edit, { minLength: 1 }), (framesEnd, edits) => {
        const played = playedSeconds([{ framesEnd, edits }]) ?? 0;
        const isPlayed = edits.some(({ start }) => start !== null);
        const longest = edits.reduce((sum, { duration }) => sum + duration, 0);
        expect(played).toBeLessThanOrEqual((isPlayed ? longest : framesEnd) + 1e-3);
      }),
    );
  });

  it.each([0, Number.NaN, Number.POSITIVE_INFINITY, -1])('are unknown for %d', (framesEnd) => {
    expect(playedSeconds([{ framesEnd, edits: [] }])).toBeNull();
  });

  it('count what follows a part with the duration 0', () => {
    const edits: Edit[] = [{ duration: 0, start: 2 }];
    expect(playedSeconds([{ framesEnd: 4, edits }])).toBe(4);
  });
});

it('finds edit lists in any bytes, or none', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), async (bytes) => {
      const read: ReadBytes = async (offset, length) =>
        new DataView(bytes.slice(offset, offset + length).buffer);
      expect((await readEditLists(read, bytes.length)).size).toBeGreaterThanOrEqual(0);
    }),
  );
});
