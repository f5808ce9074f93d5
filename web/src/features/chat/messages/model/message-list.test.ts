import type { ChatMessage } from '@portal/contract/chat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  firstFromOther,
  firstGap,
  knownUpTo,
  lastFromOther,
  merged,
  reachesBeginning,
} from './message-list.ts';

const message = (seq: number, senderId = 1): ChatMessage => ({
  id: 1000 + seq,
  chatRoomId: 1,
  seq,
  senderId,
  sender: { id: senderId, name: 'Ann' },
  content: `text ${seq}`,
  clientMessageId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const list = (...seqs: number[]) => seqs.map((seq) => message(seq));
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

/** The other person is 1; messages 3 and 6 are one's own, 8 is missing. */
const SELF = 2;
const talk = [...list(1, 2), message(3, SELF), ...list(4, 5), message(6, SELF), ...list(7, 9)];

it.each([
  [Number.POSITIVE_INFINITY, 7],
  [6, 5],
  [3, 2],
  [0, 0],
])('of what is in view up to %d the other person wrote %d last', (upTo, expected) => {
  expect(lastFromOther(talk, { selfId: SELF, upTo })).toBe(expected);
});

it.each([
  [0, 1],
  [2, 4],
  [5, 7],
  [9, null],
])('after %d the other person wrote %s first', (after, expected) => {
  expect(firstFromOther(talk, { selfId: SELF, after })).toBe(expected);
  // The first one may be among those that are not loaded.
  expect(firstFromOther(list(20), { selfId: SELF, after })).toBeNull();
});
