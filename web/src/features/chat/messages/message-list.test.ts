import type { ChatMessage } from '@portal/contract/chat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstGap, knownUpTo, merged, reachesBeginning } from './message-list.ts';

const message = (seq: number): ChatMessage => ({
  id: 1000 + seq,
  chatRoomId: 1,
  seq,
  senderId: 1,
  sender: { id: 1, name: 'Ann' },
  content: `text ${seq}`,
  clientMessageId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const list = (...seqs: number[]) => seqs.map(message);
const seqs = fc.array(fc.integer({ min: 1, max: 30 }));

it('holds each message once and in order, whatever comes in which order', () => {
  fc.assert(
    fc.property(fc.array(seqs), (pages) => {
      const all = pages.reduce<readonly ChatMessage[]>(
        (sum, page) => merged(sum, list(...page)),
        [],
      );
      const expected = [...new Set(pages.flat())].sort((a, b) => a - b);
      expect(all.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

it('stays the same list where nothing is new', () => {
  const here = list(1, 2);
  expect(merged(here, list(2, 1))).toBe(here);
});

it('knows up to where nothing is missing', () => {
  fc.assert(
    fc.property(seqs, (given) => {
      const all = merged([], list(...given));
      const upTo = knownUpTo(all);
      const first = all[0]?.seq ?? 1;
      const expected = all.filter(({ seq }, i) => seq === first + i).length;
      expect(upTo).toBe(all.length === 0 ? 0 : first + expected - 1);
      expect(firstGap(all) === null).toBe(expected === all.length);
    }),
  );
});

it.each([
  [[], true],
  [[1, 2], true],
  [[2], false],
] as const)('of %j the beginning is reached: %s', (given, expected) => {
  expect(reachesBeginning(list(...given))).toBe(expected);
});
