import { useState } from 'react';

/** A state of this visit of the page; another visit of the same page begins with its own first value. */
export function useVisitState<T>(visitKey: string, first: () => T) {
  const [kept, setKept] = useState(() => ({ visitKey, value: first() }));
  const isAnotherVisit = kept.visitKey !== visitKey;
  const current = isAnotherVisit ? { visitKey, value: first() } : kept;
  if (isAnotherVisit) setKept(current);
  return [current.value, (value: T) => setKept({ visitKey, value })] as const;
}
