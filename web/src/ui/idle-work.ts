/** Work that waits until the first page can be used, such as loading the code of dialogs. */
const waiting: (() => void)[] = [];
let isStarted = false;

/** Runs the work when the first page can be used and the browser is idle; never while the build renders pages. */
export function whenIdle(work: () => void): void {
  if (typeof document === 'undefined') return;
  if (isStarted) requestIdle(work);
  else waiting.push(work);
}

/** Called once the first page can be used: until then, idle work would only delay it. */
export function startIdleWork(): void {
  isStarted = true;
  for (const work of waiting.splice(0)) requestIdle(work);
}

/** Whether a page that is shown now is not the first one. */
export function isFirstPageUsable(): boolean {
  return isStarted;
}

/** Runs the work when the browser is idle. */
export function requestIdle(work: () => void): void {
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) window.requestIdleCallback(() => work());
  else setTimeout(work, 0);
}
