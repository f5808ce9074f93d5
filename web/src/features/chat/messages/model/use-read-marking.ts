import type { ChatRoom } from '@portal/contract/chat';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { markReadUpTo } from '#web/features/chat/api/messages.ts';
import { changeRooms, withReading } from '#web/features/chat/api/rooms.ts';
import { refreshUnreadCount } from '#web/features/chat/api/unread.ts';
import { roomInView } from '#web/platform/attention/open-room.ts';
import { notLoggedIn } from '#web/platform/http/api-error.ts';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { session } from '#web/platform/session/session-store.ts';
import type { Conversation } from './conversation.ts';
import { lastFromOther } from './message-list.ts';
import { createReadMark, type ReadMark } from './read-mark.ts';

type Reading = {
  readonly conversation: Conversation;
  readonly room: Pick<ChatRoom, 'id' | 'lastReadSeq'>;
  readonly selfId: number;
  /** The log is at its end and scrolls with new messages. */
  readonly isAtEnd: boolean;
};

/** Marks messages as read while they are in view in the log, and the page is visible. */
export function useReadMarking(scroller: RefObject<HTMLElement | null>, reading: Reading): void {
  const { conversation, room, selfId, isAtEnd } = reading;
  const [mark] = useState(() => createRoomReadMark(reading));
  const { messages } = conversation.current();

  const markVisible = useEffectEvent(() => {
    if (roomInView() === room.id && scroller.current !== null)
      mark.see(lastSeen(scroller.current, reading));
  });
  useEffect(() => mark.confirm(room.lastReadSeq), [mark, room.lastReadSeq]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what is in view
  useEffect(() => markVisible(), [messages, isAtEnd]);
  useEffect(() => observeView(scroller.current, mark, () => markVisible()), [scroller, mark]);
  // While a call is under way, `ReadMark` itself repeats it.
  useLiveReopened(() => mark.flush());

  useLiveFrame('NEW_MESSAGE', ({ chatRoomId, senderId }) => {
    const isUnseen = !isFollowing(reading) && senderId !== selfId;
    if (chatRoomId === room.id && isUnseen) void refreshUnreadCount();
  });
}

/** Reports whether new messages are in view when they arrive. */
function isFollowing({ conversation, isAtEnd }: Reading): boolean {
  return isAtEnd && conversation.current().isAtNewest;
}

function createRoomReadMark({ conversation, room, selfId }: Reading): ReadMark {
  return createReadMark({
    // A retry after another user has logged in must not mark that user's messages.
    send: (seq) =>
      session.current().user?.id === selfId
        ? markReadUpTo(room.id, seq)
        : Promise.reject(notLoggedIn()),
    onRead(seq) {
      const { messages, isAtNewest } = conversation.current();
      const isUnread = (each: (typeof messages)[number]) =>
        each.seq > seq && each.senderId !== selfId;
      // The number of unread messages that are not loaded comes with the live frame or the next poll.
      if (isAtNewest)
        changeRooms((rooms) => withReading(rooms, room.id, seq, messages.filter(isUnread).length));
      void refreshUnreadCount();
    },
  });
}

/**
 * The number of the last message seen. At the end every message counts as seen, even while the log is still scrolling
 * there.
 */
function lastSeen(box: HTMLElement, reading: Reading): number {
  const { conversation, selfId } = reading;
  const upTo = isFollowing(reading) ? Number.POSITIVE_INFINITY : lastSeqInView(box);
  return lastFromOther(conversation.current().messages, { selfId, upTo });
}

/**
 * Calls `look` when the view changes, and sends the pending number when the page is left. Returns the function that
 * stops this.
 */
function observeView(
  box: HTMLElement | null,
  mark: ReadMark,
  onViewChange: () => void,
): () => void {
  const leave = () => {
    onViewChange();
    mark.flush();
  };
  const onVisibility = () =>
    document.visibilityState === 'visible' ? onViewChange() : mark.flush();
  const observer = new ResizeObserver(onViewChange);
  if (box !== null) observer.observe(box);
  box?.addEventListener('scroll', onViewChange, { passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  return () => {
    observer.disconnect();
    box?.removeEventListener('scroll', onViewChange);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    mark.flush();
  };
}

/** Height in px of the first line of a message with its padding: this much of a row must be in view. */
const FIRST_LINE = 32;

/** The number of the last message in view in the scrolled box; 0 if there is none. */
function lastSeqInView(box: HTMLElement): number {
  const { top, bottom } = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const last = rows.findLast((row) => {
    const rect = row.getBoundingClientRect();
    return rect.bottom > top && rect.top + Math.min(rect.height, FIRST_LINE) <= bottom;
  });
  return Number(last?.dataset['seq'] ?? 0);
}
