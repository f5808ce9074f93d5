import { cloneElement, useReducer, useRef, useSyncExternalStore } from 'react';
import { lazyModule } from './lazy-on-idle.tsx';
import type { TooltipProps } from './tooltip-bubble.tsx';

const bubble = lazyModule(() => import('./tooltip-bubble.tsx'));

/**
 * An element whose tooltip opens when it is pointed at or focused. The tooltip's code is loaded when the browser is idle.
 * Then the element is replaced, but not while it is in use: it would lose its focus, or the click that has begun.
 */
export function Tooltip(props: TooltipProps) {
  const inUse = useRef({ isFocused: false, isPointedAt: false });
  const [, lookAgain] = useReducer((count: number) => count + 1, 0);
  // Unlike a state, it is applied before the next event.
  const loaded = useSyncExternalStore(onArrival, () => {
    const { isFocused, isPointedAt } = inUse.current;
    return isFocused || isPointedAt ? null : bubble.current();
  });
  if (loaded !== null) return <loaded.TooltipBubble {...props} />;

  function note(change: Partial<typeof inUse.current>): void {
    Object.assign(inUse.current, change);
    lookAgain();
  }
  return cloneElement(props.children, {
    onFocus: () => note({ isFocused: true }),
    onBlur: () => note({ isFocused: false }),
    onPointerEnter: () => note({ isPointedAt: true }),
    onPointerLeave: () => note({ isPointedAt: false }),
  });
}

/** Calls `notify` when the code of tooltips has loaded. */
function onArrival(notify: () => void): () => void {
  let isCurrent = true;
  void bubble.arrived.then(() => isCurrent && notify());
  return () => {
    isCurrent = false;
  };
}
