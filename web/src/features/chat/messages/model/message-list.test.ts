import type { ChatMessage } from '@portal/contract/chat';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageFrom } from './message.fixture.ts';
import {
  completeUpTo,
  deliveryMarks,
  divideIntoBlocks,
  firstFromOther,
  firstGap,
  lastFromOther,
  mergeMessages,
  reachesBeginning,
} from './message-list.ts';

const message = (seq: number, senderId = 1) => messageFrom(senderId, seq);
const list = (...seqs: number[]) => seqs.map((seq) => message(seq));
const seqs = fc.array(fc.integer({ min: 1, max: 30 }));

it('contains each message once and in order, in whatever order they arrive', () => {
  fc.assert(
    fc.property(fc.array(seqs), (pages) => {
      const all = pages.reduce<readonly ChatMessage[]>(
        (sum, page) => mergeMessages(sum, list(...page)),
        [],
      );
      const expected = [...new Set(pages.flat())].sort((a, b) => a - b);
      expect(all.map(({ seq }) => seq)).toEqual(expected);
    }),
  );
});

it('returns the same list if nothing is new', () => {
  const here = list(1, 2);
  expect(mergeMessages(here, list(2, 1))).toBe(here);
});

it('knows the number up to which no message is missing', () => {
  fc.assert(
    fc.property(seqs, (given) => {
      const all = mergeMessages([], list(...given));
      const upTo = completeUpTo(all);
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
] as const)('the list %j reaches the beginning: %s', (given, expected) => {
  expect(reachesBeginning(list(...given))).toBe(expected);
});

/** The other user is 1; messages 3 and 6 are the user's own, 8 is missing. */
const SELF = 2;
const talk = [...list(1, 2), message(3, SELF), ...list(4, 5), message(6, SELF), ...list(7, 9)];

it.each([
  [Number.POSITIVE_INFINITY, 7],
  [6, 5],
  [3, 2],
  [0, 0],
])('up to %d the last message of the other user is %d', (upTo, expected) => {
  expect(lastFromOther(talk, { selfId: SELF, upTo })).toBe(expected);
});

it.each([
  [0, 1],
  [2, 4],
  [5, 7],
  [9, null],
])('after %d the first message of the other user is %s', (after, expected) => {
  expect(firstFromOther(talk, { selfId: SELF, after })).toBe(expected);
  // The first one may not be loaded.
  expect(firstFromOther(list(20), { selfId: SELF, after })).toBeNull();
});

describe('deliveryMarks', () => {
  const marksOf = (senders: readonly number[], partnerReadSeq: number) => {
    const messages = senders.map((senderId, i) => message(i + 1, senderId));
    const marks = deliveryMarks(messages, { selfId: 1, partnerReadSeq });
    return Object.fromEntries(marks);
  };

  it.each<[string, number[], number, Record<number, string>]>([
    ['nothing without own messages', [2, 2], 2, {}],
    ['sent under the last one while none was read', [1, 1], 0, { 2: 'sent' }],
    ['read and sent under the last of each', [1, 1, 1, 1], 2, { 2: 'read', 4: 'sent' }],
    ['only read when all was read', [1, 2, 1, 2], 4, { 3: 'read' }],
  ])('marks %s', (_, senders, partnerReadSeq, expected) => {
    expect(marksOf(senders, partnerReadSeq)).toEqual(expected);
  });

  it('marks at most two own messages, and none as read that the partner has not read', () => {
    const senders = fc.array(fc.constantFrom(1, 2), { maxLength: 30 });
    fc.assert(
      fc.property(senders, fc.nat(35), (from, partnerReadSeq) => {
        const marks = Object.entries(marksOf(from, partnerReadSeq));
        expect(marks.length).toBeLessThanOrEqual(2);
        for (const [seq, mark] of marks) {
          expect(from[Number(seq) - 1]).toBe(1);
          expect(mark).toBe(Number(seq) <= partnerReadSeq ? 'read' : 'sent');
        }
        expect(marks.length > 0).toBe(from.includes(1));
      }),
    );
  });
});

describe('inBlocks', () => {
  const span = (from: number, count: number) =>
    Array.from({ length: count }, (_, i) => message(from + i));

  it('puts every message into one block, in order, and gives each block the message above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 90 }), fc.nat(200), (from, count) => {
        const messages = span(from, count);
        const blocks = divideIntoBlocks(messages);
        expect(blocks.flatMap((block) => block.messages)).toEqual(messages);
        expect(new Set(blocks.map(({ number }) => number)).size).toBe(blocks.length);
        for (const { messages: own, previous } of blocks)
          expect(previous?.seq ?? from - 1).toBe((own[0]?.seq ?? 0) - 1);
      }),
    );
  });

  it('keeps messages in their blocks when older ones are loaded', () => {
    const numberOf = (blocks: ReturnType<typeof divideIntoBlocks>, seq: number) =>
      blocks.find(({ messages }) => messages.some((each) => each.seq === seq))?.number;
    const [later, all] = [divideIntoBlocks(span(51, 50)), divideIntoBlocks(span(1, 100))];
    for (let seq = 51; seq <= 100; seq += 1) expect(numberOf(all, seq)).toBe(numberOf(later, seq));
  });
});
