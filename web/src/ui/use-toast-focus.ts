import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * Handlers for the element around the toaster, so that toasts do not trap the focus. When the focus leaves a toast,
 * sonner returns it to where it came from. That is right after Alt+T, but with Tab the focus would move between the
 * page's last button and the toast without end. So the handlers hide focus events by Tab or click from sonner. When the
 * focused toast is removed, the focus always returns: sonner returns it only with the last of all toasts.
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

  useHiddenFromDialogs(frame);

  return {
    onFocusCapture(event: FocusEvent) {
      const { target, relatedTarget } = event;
      if (!isInside(frame.current, relatedTarget)) {
        // Alt+T focuses the list of toasts; Tab and clicks focus one toast.
        cameByHotkey.current = target.matches('[data-sonner-toaster]');
        cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
      }
      if (!cameByHotkey.current) event.stopPropagation();
    },
    onBlurCapture({ relatedTarget }: FocusEvent) {
      if (!isInside(frame.current, relatedTarget)) cameFrom.current = null;
    },
  };
}

/**
 * Lets the focus move from an open dialog to a toast: the dialog would take it back. Its listeners are on the document
 * too, but later ones than these, because the toaster is older than any dialog.
 */
function useHiddenFromDialogs(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const hide = (event: globalThis.FocusEvent) => {
      const focused = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (isInside(frame.current, focused)) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', hide);
    document.addEventListener('focusout', hide);
    return () => {
      document.removeEventListener('focusin', hide);
      document.removeEventListener('focusout', hide);
    };
  }, [frame]);
}

function isInside(frame: HTMLElement | null, target: EventTarget | null): boolean {
  return frame !== null && target instanceof Node && frame.contains(target);
}
