/**
 * No toast of this page ends after its time: a busy machine looks for it later than a user. It goes when it is closed,
 * replaced or removed by the page. Faked time does not end it either. Journeys send this function to the browser, so it
 * uses nothing outside of itself.
 */
export function makeToastsStay(): void {
  /** Whether it is the function of sonner that ends a toast. */
  const endsToast = (run: TimerHandler) => String(run).includes('onAutoClose');
  const withoutEnds =
    (set: typeof setTimeout) =>
    (run: TimerHandler, ...rest: [delay?: number, ...args: unknown[]]) =>
      endsToast(run) ? 0 : set(run, ...rest);
  let current = withoutEnds(window.setTimeout);
  Object.defineProperty(window, 'setTimeout', {
    configurable: true,
    get: () => current,
    // Faked timers replace it.
    set: (other) => {
      current = withoutEnds(other);
    },
  });
}
