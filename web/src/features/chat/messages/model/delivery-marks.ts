import type { MessageList } from './message-list.ts';

export type DeliveryMark = 'Sent' | 'Read';

/** Own messages with a mark, by number: the last one that was read, and the last one if it was not. */
export function deliveryMarks(
  messages: MessageList,
  { selfId, partnerReadSeq }: { selfId: number; partnerReadSeq: number },
): ReadonlyMap<number, DeliveryMark> {
  const own = messages.filter(({ senderId }) => senderId === selfId);
  const lastRead = own.findLast(({ seq }) => seq <= partnerReadSeq);
  const last = own.at(-1);
  const marks = new Map<number, DeliveryMark>();
  if (last !== undefined) marks.set(last.seq, 'Sent');
  if (lastRead !== undefined) marks.set(lastRead.seq, 'Read');
  return marks;
}
