import { TYPING_STOP_MS } from '@portal/contract/limits';

/** The signal is repeated after this time in ms, because the receiver drops it after a while. */
const REPEAT_MS = 2_000;

/** Signals that the user is typing: on with the first key, off after a pause and when the message is sent. */
export function createTypingSignal(
  say: (isTyping: boolean) => void,
  now = () => performance.now(),
) {
  let saidAt: number | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;

  function stop(): void {
    clearTimeout(rest);
    if (saidAt !== null) say(false);
    saidAt = null;
  }

  return {
    key(): void {
      clearTimeout(rest);
      rest = setTimeout(stop, TYPING_STOP_MS);
      if (saidAt !== null && now() - saidAt < REPEAT_MS) return;
      saidAt = now();
      say(true);
    },
    stop,
  };
}
