import { useEffect, useRef } from 'react';

/** After going back from a conversation, the focus is on its row in the list. */
export function useReturnToRow(openRoomId: number | null): void {
  const before = useRef(openRoomId);
  useEffect(() => {
    if (openRoomId === null && before.current !== null)
      document.getElementById(`chat-room-${before.current}`)?.focus();
    before.current = openRoomId;
  }, [openRoomId]);
}
