import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Handlers for the frame around the toaster that keep its toasts from trapping the focus. Sonner sends the
 * focus back to where it came from whenever it leaves a toast: right after Alt+T, but with Tab it would
 * lead from the page's last button to the toast and back without end. So sonner does not learn of focus
 * that comes by Tab or by a click; it goes back only when its toast is gone.
 */
export function useToastFocus(frame: RefObject<HTMLElement | null>) {
  const cameByHotkey = useRef(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    if (frame.current === null) return;
    const removals = new MutationObserver(() => {
      if (cameFrom.current === null || document.activeElement !== document.body) return;
      cameFrom.current.focus({ preventScroll: true });
      cameFrom.current = null;
    });
    removals.observe(frame.current, { childList: true, subtree: true });
    return () => removals.disconnect();
  }, [frame]);

  return {
    onFocusCapture(event: FocusEvent) {
      const { target, relatedTarget } = event;
      // Alt+T focuses the list of toasts, Tab and clicks one of its toasts.
      if (target.matches('[data-sonner-toaster]')) cameByHotkey.current = true;
      else if (!isInside(frame.current, relatedTarget)) {
        cameByHotkey.current = false;
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }
      if (!cameByHotkey.current) event.stopPropagation();
    },
    onBlurCapture({ relatedTarget }: FocusEvent) {
      if (!isInside(frame.current, relatedTarget)) cameFrom.current = null;
    },
  };
}

function isInside(frame: HTMLElement | null, target: EventTarget | null): boolean {
  return frame !== null && target instanceof Node && frame.contains(target);
}
