import { startTransition, useEffect, useState } from 'react';

/**
 * False when a list is first rendered, then true: its first items are shown with the page, and the others follow in
 * slices. With `isAtOnce` all are shown together.
 */
export function useIsRestDue(isAtOnce = false): boolean {
  const [isDue, setDue] = useState(isAtOnce);
  useEffect(() => startTransition(() => setDue(true)), []);
  return isDue;
}
