import { TYPING_TIMEOUT_MS } from '@portal/contract/limits';

interface Typist {
  readonly chatRoomId: number;
  readonly userId: number;
}

const keyOf = ({ chatRoomId, userId }: Typist) => `${chatRoomId}:${userId}`;

/**
 * The users who are typing in any process, for users who open a room afterwards. The signal of a typing user is
 * repeated; an older one counts no more.
 */
export function createTypists(now: () => number = () => performance.now()) {
  /** The time in ms at which each typist counts no more, in this order. */
  const ends = new Map<string, number>();

  function removeEnded(): void {
    for (const [key, end] of ends) {
      if (end > now()) return;
      ends.delete(key);
    }
  }

  return {
    set(typist: Typist, isTyping: boolean): void {
      removeEnded();
      ends.delete(keyOf(typist));
      if (isTyping) ends.set(keyOf(typist), now() + TYPING_TIMEOUT_MS);
    },
    has: (typist: Typist): boolean => (ends.get(keyOf(typist)) ?? 0) > now(),
  };
}
