import { cloneElement, useEffect, useState } from 'react';
import { lateModule } from './late.tsx';
import type { TooltipProps } from './tooltip-bubble.tsx';

const bubble = lateModule(() => import('./tooltip-bubble.tsx'));

/**
 * An element whose tooltip opens when it is pointed at or focused. The tooltip's code is loaded when the browser is idle.
 * Then the element is rendered again, unless it has the focus, which it would lose.
 */
export function Tooltip(props: TooltipProps) {
  const { children } = props;
  const [isFocused, setFocused] = useState(false);
  const loaded = useLoadedBubble(isFocused);
  if (loaded !== null) return <loaded.TooltipBubble {...props} />;
  return cloneElement(children, {
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  });
}

/** The code of tooltips once it has loaded; its arrival is ignored while `isBusy`. */
function useLoadedBubble(isBusy: boolean) {
  const [loaded, setLoaded] = useState(bubble.current);
  useEffect(() => {
    if (loaded !== null || isBusy) return;
    let isCurrent = true;
    void bubble.arrived.then((module) => isCurrent && setLoaded(module));
    return () => {
      isCurrent = false;
    };
  }, [loaded, isBusy]);
  return loaded;
}
