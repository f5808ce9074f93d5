import { createEmitter } from '../state/store.ts';

/** The clocks of several processes differ a little, and the header has whole seconds. */
const TOLERANCE_MS = 5_000;

/** The clock of the server, read from its answers. The clock of the device may be wrong by any time. */
export function createServerClock(deviceNow = () => Date.now()) {
  const changes = createEmitter();
  /** Milliseconds by which the server is ahead of the device; 0 before the first answer. */
  let aheadMs = 0;

  return {
    now: (): Date => new Date(deviceNow() + aheadMs),

    /**
     * Takes the time of an answer over if it cannot have been made between the request and now.
     * @param date the header `Date`
     * @param sentAt when the request was sent, by the clock of the device
     */
    note(date: string | null, sentAt: number): void {
      const made = Date.parse(date ?? '');
      if (Number.isNaN(made)) return;
      const received = deviceNow();
      const isPossible =
        made >= sentAt + aheadMs - TOLERANCE_MS && made <= received + aheadMs + TOLERANCE_MS;
      if (isPossible) return;
      aheadMs = made - received;
      changes.emit();
    },

    onChange: changes.subscribe,
  };
}

export const serverClock = createServerClock();
