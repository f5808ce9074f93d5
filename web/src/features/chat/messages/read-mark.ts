import type { MessageSource } from '../api/messages.ts';
import { knownUpTo, type MessageList } from './message-list.ts';

type Seen = {
  readonly messages: MessageList;
  readonly selfId: number;
  /** What the server has as read. */
  readonly lastReadSeq: number;
};

/** Tells the server what was seen, each number once. */
export function createReadMark(source: Pick<MessageSource, 'markRead'>) {
  let readUpTo = 0;

  /** What the other wrote is read, as far as nothing is missing. Null if it was before. */
  return async ({ messages, selfId, lastReadSeq }: Seen): Promise<number | null> => {
    const upTo = writtenUpTo(messages, selfId);
    if (upTo <= Math.max(readUpTo, lastReadSeq)) return null;
    readUpTo = upTo;
    try {
      await source.markRead(upTo);
      return upTo;
    } catch {
      // The next poll tries again.
      readUpTo = 0;
      return null;
    }
  };
}

/** The last number, before any gap, under which the other person wrote. */
function writtenUpTo(list: MessageList, selfId: number): number {
  const end = knownUpTo(list);
  return list.findLast(({ seq, senderId }) => seq <= end && senderId !== selfId)?.seq ?? 0;
}
