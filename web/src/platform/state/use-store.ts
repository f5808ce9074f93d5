import { useSyncExternalStore } from 'react';
import type { Observable } from './store.ts';

/** The store's value; the component renders again when it changes. */
export function useStore<T>({ subscribe, current }: Observable<T>): T {
  return useSyncExternalStore(subscribe, current, current);
}
