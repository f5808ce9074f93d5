import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint.ts';

/** Whether to show what is open: from the frame after the one that shows the press, and until it is closed. */
export function useShownAfterPaint(open: boolean): boolean {
  const [isShown, setShown] = useState(false);
  if (!open && isShown) setShown(false);
  useEffect(
    () => (open ? afterPaint(() => startTransition(() => setShown(true))) : undefined),
    [open],
  );
  return open && isShown;
}
