import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a function that reports whether the component was removed, for the time after an `await`. */
export function useIsRemoved(): () => boolean {
  const isRemoved = useRef(false);
  useLayoutEffect(() => {
    isRemoved.current = false;
    return () => {
      isRemoved.current = true;
    };
  }, []);
  return useCallback(() => isRemoved.current, []);
}
