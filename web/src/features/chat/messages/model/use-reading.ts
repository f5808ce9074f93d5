import type { ChatMessage, ChatRoom } from '@portal/contract/chat';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { withReading } from '#web/features/chat/api/changed-rooms.ts';
import { markReadUpTo } from '#web/features/chat/api/messages.ts';
import { changeRooms, refreshUnreadCount } from '#web/features/chat/api/rooms.ts';
import { roomInView } from '#web/features/chat/model/room-in-view.ts';
import { notLoggedIn } from '#web/platform/http/api-error.ts';
import { useLiveReopened } from '#web/platform/live/use-live.ts';
import { session } from '#web/platform/session/session-store.ts';
import { onArrival } from './arrivals.ts';
import type { Conversation } from './conversation.ts';
import { lastFromOther } from './message-list.ts';
import { createReadMark, type ReadMark } from './read-mark.ts';
import { lastSeqInView } from './rows-in-view.ts';

type Reading = {
  readonly conversation: Conversation;
  readonly room: Pick<ChatRoom, 'id' | 'lastReadSeq'>;
  readonly selfId: number;
  /** The log stands at its end and follows what comes. */
  readonly isAtEnd: boolean;
};

/** Marks messages as read while they are in view in the log, and the page is visible. */
export function useReading(scroller: RefObject<HTMLElement | null>, reading: Reading): void {
  const { conversation, room, selfId, isAtEnd } = reading;
  const [mark] = useState(() => createMarkOf(reading));
  const { messages } = conversation.view();

  const look = useEffectEvent(() => {
    if (roomInView() === room.id && scroller.current !== null)
      mark.see(lastSeen(scroller.current, reading));
  });
  useEffect(() => mark.confirm(room.lastReadSeq), [mark, room.lastReadSeq]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: both change what is in view
  useEffect(() => look(), [messages, isAtEnd]);
  useEffect(() => followView(scroller.current, mark, () => look()), [scroller, mark]);
  // A call under way is repeated by the client itself.
  useLiveReopened(() => mark.flush());

  const count = useEffectEvent(({ chatRoomId, senderId }: ChatMessage) => {
    const isUnseen = !isFollowing(reading) && senderId !== selfId;
    if (chatRoomId === room.id && isUnseen) void refreshUnreadCount();
  });
  useEffect(() => onArrival((message) => count(message)), []);
}

/** Everything that comes is in view. */
function isFollowing({ conversation, isAtEnd }: Reading): boolean {
  return isAtEnd && conversation.view().isAtNewest;
}

function createMarkOf({ conversation, room, selfId }: Reading): ReadMark {
  return createReadMark({
    // A retry after another user has logged in must not mark that user's messages.
    send: (seq) =>
      session.current().user?.id === selfId
        ? markReadUpTo(room.id, seq)
        : Promise.reject(notLoggedIn()),
    onRead(seq) {
      const { messages, isAtNewest } = conversation.view();
      const isUnread = (each: (typeof messages)[number]) =>
        each.seq > seq && each.senderId !== selfId;
      // How many are unread in what is not loaded comes with the live frame or the next poll.
      if (isAtNewest)
        changeRooms((rooms) => withReading(rooms, room.id, seq, messages.filter(isUnread).length));
      void refreshUnreadCount();
    },
  });
}

/** At the end everything is seen as it comes, also while the log is still scrolling there. */
function lastSeen(box: HTMLElement, reading: Reading): number {
  const { conversation, selfId } = reading;
  const upTo = isFollowing(reading) ? Number.POSITIVE_INFINITY : lastSeqInView(box);
  return lastFromOther(conversation.view().messages, { selfId, upTo });
}

/** Calls `look` when the view changes, and sends what is pending when it ends; returns the end of it. */
function followView(box: HTMLElement | null, mark: ReadMark, look: () => void): () => void {
  const leave = () => {
    look();
    mark.flush();
  };
  const onVisibility = () => (document.visibilityState === 'visible' ? look() : mark.flush());
  const observer = new ResizeObserver(look);
  if (box !== null) observer.observe(box);
  box?.addEventListener('scroll', look, { passive: true });
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  return () => {
    observer.disconnect();
    box?.removeEventListener('scroll', look);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
    mark.flush();
  };
}
