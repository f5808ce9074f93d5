import type { ChatMessage } from '@portal/contract/chat';
import type { Completion } from '@portal/contract/notifications';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { refreshCompletionsHere, useCompletions } from '../api/completions.ts';
import { roomsNow, useListedRooms, useUnreadCount } from '../api/unread.ts';
import { messageStore } from './message-store.ts';
import { hasRisen } from './notice-rules.ts';
import {
  NOTHING,
  newIn,
  noteMessage,
  noteMuted,
  noteRead,
  noteRooms,
} from './notification-list.ts';
import { createNotices } from './raise.ts';

/** An answer about the conversations this young, in ms, is about what has just been counted. */
const YOUNG_MS = 1_000;

/** Fills the bell and raises notices, whatever screen is shown; for one person, once in a page. */
export function useNotices(): void {
  const { id: userId } = useCurrentUser();
  const navigate = useNavigate();
  const [notices] = useState(() => createNotices(userId, (path) => void navigate(path)));
  useEffect(() => {
    notices.start();
    return () => {
      notices.end();
      messageStore.set(NOTHING);
    };
  }, [notices]);
  useMessages(userId, notices.raiseForMessage);
  useCompletedTrainings(notices.raiseForCompletion);
}

/** The count itself is asked for anew by the chat, whenever a frame or a gap says so. */
function useMessages(userId: number, raise: (message: ChatMessage) => Promise<void>): void {
  const count = useUnreadCount().data?.unreadCount;

  useLiveFrame('NEW_MESSAGE', (message) => {
    if (message.senderId === userId) return;
    messageStore.set(noteMessage(messageStore.current(), message));
    void raise(message);
  });
  useLiveFrame('MESSAGES_READ', ({ chatRoomId, seq }) => {
    messageStore.set(noteRead(messageStore.current(), chatRoomId, seq));
  });

  const listed = useListedRooms();
  useEffect(() => {
    if (listed !== undefined) messageStore.set(noteMuted(messageStore.current(), listed, userId));
  }, [listed, userId]);

  const previous = useRef<number | null>(null);
  const follow = useEffectEvent(async (current: number) => {
    const isNews = hasRisen(previous.current, current);
    previous.current = current;
    // Also where nothing is counted: what waits in muted conversations is no news when they are unmuted.
    const rooms = await roomsNow(YOUNG_MS);
    const before = noteMuted(messageStore.current(), rooms, userId);
    messageStore.set(noteRooms(before, rooms, userId));
    if (isNews) for (const message of newIn(before, rooms, userId)) void raise(message);
  });
  useEffect(() => {
    if (count !== undefined) void follow(count);
  }, [count]);
}

function useCompletedTrainings(raise: (completion: Completion) => Promise<void>): void {
  const { data } = useCompletions();
  useLiveFrame('MODULE_COMPLETION', () => void refreshCompletionsHere());
  useLiveReopened(() => void refreshCompletionsHere());

  const known = useRef<ReadonlySet<number> | null>(null);
  const follow = useEffectEvent((completions: readonly Completion[]) => {
    const before = known.current;
    known.current = new Set(completions.map(({ id }) => id));
    // Those that are there when one comes are told by the bell alone.
    if (before === null) return;
    for (const each of completions) if (!before.has(each.id) && !each.isRead) void raise(each);
  });
  useEffect(() => {
    if (data !== undefined) follow(data);
  }, [data]);
}
