import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);
const isOnline = () => onlineManager.isOnline();

/** Whether the browser has a network; the same notion that holds back queries. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribe, isOnline);
}
