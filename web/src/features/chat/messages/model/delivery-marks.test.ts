import type { ChatMessage } from '@portal/contract/chat';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deliveryMarks } from './delivery-marks.ts';

const SELF = 1;

const message = (senderId: number, i: number): ChatMessage => ({
  id: 100 + i,
  chatRoomId: 1,
  seq: i + 1,
  senderId,
  sender: { id: senderId, name: 'Ann' },
  content: 'text',
  clientMessageId: null,
  createdAt: '2026-01-01T00:00:00.000Z',
});
const marksOf = (senders: readonly number[], partnerReadSeq: number) => {
  const marks = deliveryMarks(senders.map(message), { selfId: SELF, partnerReadSeq });
  return Object.fromEntries(marks);
};

it.each<[string, number[], number, Record<number, string>]>([
  ['nothing without own messages', [2, 2], 2, {}],
  ['Sent under the last one while none was read', [1, 1], 0, { 2: 'Sent' }],
  ['Read and Sent under the last of each', [1, 1, 1, 1], 2, { 2: 'Read', 4: 'Sent' }],
  ['only Read when all was read', [1, 2, 1, 2], 4, { 3: 'Read' }],
])('marks %s', (_, senders, partnerReadSeq, expected) => {
  expect(marksOf(senders, partnerReadSeq)).toEqual(expected);
});

it('marks at most two own messages, and Read exactly up to what the partner has read', () => {
  const senders = fc.array(fc.constantFrom(1, 2), { maxLength: 30 });
  fc.assert(
    fc.property(senders, fc.nat(35), (from, partnerReadSeq) => {
      const marks = Object.entries(marksOf(from, partnerReadSeq));
      expect(marks.length).toBeLessThanOrEqual(2);
      for (const [seq, mark] of marks) {
        expect(from[Number(seq) - 1]).toBe(SELF);
        expect(mark).toBe(Number(seq) <= partnerReadSeq ? 'Read' : 'Sent');
      }
      expect(marks.length > 0).toBe(from.includes(SELF));
    }),
  );
});
