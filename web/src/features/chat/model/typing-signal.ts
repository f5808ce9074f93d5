import { TYPING_STOP_MS } from '@portal/contract/limits';

/** Who hears it forgets it after a while, so it is said again to whoever goes on typing. */
const REPEAT_MS = 2_000;

/** Tells the other person that one types: on with the typing, off after a rest and when it is sent. */
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
