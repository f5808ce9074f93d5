import { useSyncExternalStore } from 'react';
import { createEmitter } from '../state/store.ts';
import { serverClock } from './server-clock.ts';

const MINUTE_MS = 60_000;
/** A time that nothing shows is outdated after this time. */
const FRESH_MS = 1_000;

/** The server's time of the page: one value for all places, so that a label never contradicts its neighbours. */
function createPageTime() {
  const changes = createEmitter();
  let now = serverClock.now();
  let end: () => void = () => undefined;

  const update = () => {
    now = serverClock.now();
    changes.emit();
  };
  const begin = () => {
    const timer = setInterval(update, MINUTE_MS);
    const forget = serverClock.onChange(update);
    return () => {
      clearInterval(timer);
      forget();
    };
  };

  return {
    subscribe(listener: () => void): () => void {
      if (!changes.isObserved()) end = begin();
      const remove = changes.subscribe(listener);
      return () => {
        remove();
        if (!changes.isObserved()) end();
      };
    },
    current(): Date {
      const present = serverClock.now();
      const isOutdated = Math.abs(present.getTime() - now.getTime()) >= FRESH_MS;
      if (!changes.isObserved() && isOutdated) now = present;
      return now;
    },
  };
}

const pageTime = createPageTime();

/** The current time by the clock of the server, updated every minute while the component is shown. */
export function useNow(): Date {
  return useSyncExternalStore(pageTime.subscribe, pageTime.current);
}
