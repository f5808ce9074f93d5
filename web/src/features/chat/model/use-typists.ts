import { TYPING_TIMEOUT_MS } from '@portal/contract/limits';
import { useEffect, useRef, useState } from 'react';
import { useLiveFrame } from '#web/platform/live/use-live.ts';

/** The ids of the users who are typing in the conversation. */
export function useTypists(roomId: number): ReadonlySet<number> {
  const [typists, setTypists] = useState<ReadonlySet<number>>(new Set());
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>());

  function setTyping(userId: number, isTyping: boolean): void {
    clearTimeout(timers.current.get(userId));
    if (isTyping)
      timers.current.set(userId, setTimeout(setTyping, TYPING_TIMEOUT_MS, userId, false));
    setTypists((before) => {
      if (before.has(userId) === isTyping) return before;
      const after = new Set(before);
      if (isTyping) after.add(userId);
      else after.delete(userId);
      return after;
    });
  }

  useLiveFrame('TYPING', ({ chatRoomId, userId, isTyping }) => {
    if (chatRoomId === roomId) setTyping(userId, isTyping);
  });
  useLiveFrame('USER_OFFLINE', ({ userId }) => setTyping(userId, false));
  // A user whose message has arrived is not typing any more.
  useLiveFrame('NEW_MESSAGE', ({ chatRoomId, senderId }) => {
    if (chatRoomId === roomId) setTyping(senderId, false);
  });
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);
  return typists;
}
