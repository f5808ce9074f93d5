import { CHAT_POLL_MS } from '@portal/contract/limits';
import { isFinalRefusal } from '#web/platform/http/api-error.ts';
import { retryDelay } from '#web/platform/query/retry.ts';

/** Messages seen within this time, in ms, are marked as read by one call. */
export const READ_DELAY_MS = 250;
/** Failed calls in a row, about two minutes, after which only `flush` tries again. */
const TRIES = 25;

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
      failures = isFinalRefusal(error) ? TRIES : failures + 1;
    }
    if (underWay === seq) underWay = 0;
    if (underWay === 0 && seen > confirmed && failures < TRIES) schedule(delayAfter(failures));
  }

  function flush(): void {
    failures = 0;
    void deliver();
  }

  return {
    /** A number that is in view now. */
    see(seq: number): void {
      if (seq <= seen) return;
      seen = seq;
      // What is seen during a call is sent after it.
      if (seen > confirmed && underWay === 0) schedule(READ_DELAY_MS);
    },
    /** The server has everything up to the number as read, whichever tab or device sent it. */
    confirm(seq: number): void {
      confirmed = Math.max(confirmed, seq);
    },
    /** Sends what is pending now, also beside a call under way. */
    flush,
  };
}

function delayAfter(failures: number): number {
  return failures === 0 ? READ_DELAY_MS : Math.min(retryDelay(failures - 1), CHAT_POLL_MS);
}
