/**
 * A conversation as far as it is loaded: by number, each once. Numbers are dense, so a gap between two
 * says that something between them is missing here.
 */
import type { ChatMessage } from '@portal/contract/chat';

export type MessageList = readonly ChatMessage[];

/** The same list where nothing is new. */
export function merged(list: MessageList, incoming: MessageList): MessageList {
  const known = new Set(list.map(({ seq }) => seq));
  const fresh = incoming.filter(({ seq }) => !known.has(seq) && known.add(seq));
  if (fresh.length === 0) return list;
  return [...list, ...fresh].sort((a, b) => a.seq - b.seq);
}

/** The number after which the first gap begins; null where there is none. */
export function firstGap(list: MessageList): number | null {
  const before = list.find(({ seq }, i) => {
    const next = list[i + 1];
    return next !== undefined && next.seq !== seq + 1;
  });
  return before?.seq ?? null;
}

/** What a poll asks for messages after: the end of what is there without a gap; 0 of nothing. */
export function knownUpTo(list: MessageList): number {
  return firstGap(list) ?? list.at(-1)?.seq ?? 0;
}

/** The last number up to `upTo`, before any gap, under which the other person wrote; 0 when there is none. */
export function lastFromOther(
  list: MessageList,
  { selfId, upTo }: { selfId: number; upTo: number },
): number {
  const end = Math.min(upTo, knownUpTo(list));
  return list.findLast(({ seq, senderId }) => seq <= end && senderId !== selfId)?.seq ?? 0;
}

/** The first message of the other person after a number; null when it is not loaded. */
export function firstFromOther(
  list: MessageList,
  { selfId, after }: { selfId: number; after: number },
): number | null {
  if ((list[0]?.seq ?? 1) > after + 1) return null;
  return list.find(({ seq, senderId }) => seq > after && senderId !== selfId)?.seq ?? null;
}

/** Nothing is older than what is loaded. */
export function reachesBeginning(list: MessageList): boolean {
  return (list[0]?.seq ?? 1) === 1;
}
