import { type RefObject, useEffect, useReducer, useRef } from 'react';

/**
 * A ref for an element, and a function that focuses it after the dialog that closes at the same time: the dialog tries
 * to focus the button that opened it, which may be removed.
 */
export function useFocusAfterDialog<Target extends HTMLElement>(): [
  element: RefObject<Target | null>,
  focusAfterDialog: () => void,
] {
  const element = useRef<Target>(null);
  const [asked, ask] = useReducer((count: number) => count + 1, 0);
  // The dialog is removed by the rendering before, and focuses the button by a timer that it has started then.
  useEffect(() => {
    if (asked === 0) return;
    const timer = setTimeout(() => element.current?.focus());
    return () => clearTimeout(timer);
  }, [asked]);
  return [element, ask];
}
