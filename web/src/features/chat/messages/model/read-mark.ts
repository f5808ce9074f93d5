import { CHAT_POLL_MS } from '@portal/contract/limits';
import { isFinalRefusal } from '#web/platform/http/api-error.ts';
import { retryDelay } from '#web/platform/query/retry.ts';

/** Messages seen within this time, in ms, are marked as read by one call. */
export const READ_DELAY_MS = 250;
/** Failed calls in a row, about two minutes, after which only `flush` tries again. */
const MAX_ATTEMPTS = 25;

type ReadMarkOptions = {
  readonly send: (seq: number) => Promise<unknown>;
  /** Called when the server has confirmed that everything up to the number is read. */
  readonly onRead: (seq: number) => void;
};

export type ReadMark = ReturnType<typeof createReadMark>;

/**
 * Marks seen messages as read on the server. The seen and the confirmed number are separate: a number is sent until it
 * is confirmed, by the answer or by another tab.
 */
export function createReadMark({ send, onRead }: ReadMarkOptions) {
  let seen = 0;
  let confirmed = 0;
  /** The number in the call under way; 0 without one. */
  let underWay = 0;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function schedule(delayMs: number): void {
    timer ??= setTimeout(() => void deliver(), delayMs);
  }

  async function deliver(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    if (seen <= Math.max(confirmed, underWay)) return;
    const seq = seen;
    underWay = seq;
    try {
      await send(seq);
      failures = 0;
      confirmed = Math.max(confirmed, seq);
      onRead(seq);
    } catch (error) {
      failures = isFinalRefusal(error) ? MAX_ATTEMPTS : failures + 1;
    }
    if (underWay === seq) underWay = 0;
    if (underWay === 0 && seen > confirmed && failures < MAX_ATTEMPTS)
      schedule(delayAfter(failures));
  }

  function flush(): void {
    failures = 0;
    void deliver();
  }

  return {
    /** Reports that the message with this number is in view. */
    see(seq: number): void {
      if (seq <= seen) return;
      seen = seq;
      // Numbers seen during a call are sent after it.
      if (seen > confirmed && underWay === 0) schedule(READ_DELAY_MS);
    },
    /** Reports that the server has everything up to the number as read, from any tab or device. */
    confirm(seq: number): void {
      confirmed = Math.max(confirmed, seq);
    },
    /** Sends the pending number now, even during a call. */
    flush,
  };
}

function delayAfter(failures: number): number {
  return failures === 0 ? READ_DELAY_MS : Math.min(retryDelay(failures - 1), CHAT_POLL_MS);
}
