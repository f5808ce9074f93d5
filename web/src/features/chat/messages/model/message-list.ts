/**
 * The loaded messages of a conversation, each once, in the order of their numbers. A room's numbers have no gap, so a
 * gap in the list means that messages are missing.
 */
import type { ChatMessage } from '@portal/contract/chat';

export type MessageList = readonly ChatMessage[];

/** Merges two lists. Returns the same list if nothing is new. */
export function mergeMessages(list: MessageList, incoming: MessageList): MessageList {
  const known = new Set(list.map(({ seq }) => seq));
  const fresh = incoming.filter(({ seq }) => !known.has(seq) && known.add(seq));
  if (fresh.length === 0) return list;
  return [...list, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The number after which the first gap begins; null without a gap. */
export function firstGap(list: MessageList): number | null {
  const before = list.find(({ seq }, i) => {
    const next = list[i + 1];
    return next !== undefined && next.seq !== seq + 1;
  });
  return before?.seq ?? null;
}

/** The number before the first gap, after which a poll reads; 0 for an empty list. */
export function completeUpTo(list: MessageList): number {
  return firstGap(list) ?? list.at(-1)?.seq ?? 0;
}

/** The number of the last message of the other user up to `upTo` and before any gap; 0 if there is none. */
export function lastFromOther(
  list: MessageList,
  { selfId, upTo }: { selfId: number; upTo: number },
): number {
  const end = Math.min(upTo, completeUpTo(list));
  return list.findLast(({ seq, senderId }) => seq <= end && senderId !== selfId)?.seq ?? 0;
}

/** The number of the first message of the other user after a number; null if it is not loaded. */
export function firstFromOther(
  list: MessageList,
  { selfId, after }: { selfId: number; after: number },
): number | null {
  if ((list[0]?.seq ?? 1) > after + 1) return null;
  return list.find(({ seq, senderId }) => seq > after && senderId !== selfId)?.seq ?? null;
}

/** Whether the first message of the conversation is loaded. */
export function reachesBeginning(list: MessageList): boolean {
  return (list[0]?.seq ?? 1) === 1;
}

export type DeliveryMark = 'sent' | 'read';

/** The marks of own messages, by number: the last one that was read, and the last one if it was not. */
export function deliveryMarks(
  messages: MessageList,
  { selfId, partnerReadSeq }: { selfId: number; partnerReadSeq: number },
): ReadonlyMap<number, DeliveryMark> {
  const own = messages.filter(({ senderId }) => senderId === selfId);
  const lastRead = own.findLast(({ seq }) => seq <= partnerReadSeq);
  const last = own.at(-1);
  const marks = new Map<number, DeliveryMark>();
  if (last !== undefined) marks.set(last.seq, 'sent');
  if (lastRead !== undefined) marks.set(lastRead.seq, 'read');
  return marks;
}

/** Messages that are rendered together; far from the view, an empty space of the same height replaces them. */
export type Block = {
  readonly number: number;
  readonly messages: MessageList;
  /** The message above the first one. */
  readonly previous: ChatMessage | undefined;
};

const BLOCK_SIZE = 25;

/**
 * Divides messages into blocks by number, so that a message stays in its block when others are loaded before or after
 * it.
 */
export function divideIntoBlocks(messages: MessageList): readonly Block[] {
  const blocks: { number: number; messages: ChatMessage[]; previous: ChatMessage | undefined }[] =
    [];
  messages.forEach((message, i) => {
    const number = Math.floor(message.seq / BLOCK_SIZE);
    const last = blocks.at(-1);
    if (last?.number === number) last.messages.push(message);
    else blocks.push({ number, messages: [message], previous: messages[i - 1] });
  });
  return blocks;
}
