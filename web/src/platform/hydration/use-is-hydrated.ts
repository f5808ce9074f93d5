import { useSyncExternalStore } from 'react';

const neverChanges = () => () => undefined;

/** False in the HTML of the build and in the first render on top of it; true from then on. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
