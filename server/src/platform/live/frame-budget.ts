/** The frames that one socket may still send: `burst` at once, `perSecond` in the long run. */
export interface FrameBudget {
  /** Returns false if more frames were sent than allowed. */
  spend(): boolean;
}

/** `now` is a clock in ms that never goes back. */
export function createFrameBudget({
  burst,
  perSecond,
  now = () => performance.now(),
}: {
  readonly burst: number;
  readonly perSecond: number;
  readonly now?: () => number;
}): FrameBudget {
  let left = burst;
  let at = now();
  return {
    spend() {
      const moment = now();
      left = Math.min(burst, left + ((moment - at) / 1000) * perSecond) - 1;
      at = moment;
      return left >= 0;
    },
  };
}
