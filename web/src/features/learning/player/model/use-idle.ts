import { useCallback, useEffect, useRef, useState } from 'react';

/** Whether nothing was touched for `afterMs`; `stir` says that something was. */
export function useIdle(afterMs: number) {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stir = useCallback(() => {
    clearTimeout(timer.current);
    setIdle(false);
    timer.current = setTimeout(() => setIdle(true), afterMs);
  }, [afterMs]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return { isIdle, stir };
}
