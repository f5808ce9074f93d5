import { onlineManager } from '@tanstack/react-query';
import { openCalls } from '../http/open-calls.ts';
import { session } from '../session/session-store.ts';

/**
 * Pauses reads and polls while there is no network, while something between the browser and the portal refuses access,
 * and while an ended session waits for the login.
 */
export function pauseReadsWithoutSession(): void {
  onlineManager.setEventListener((setOnline) => {
    const isReached = () => navigator.onLine && openCalls.refusedSince.current() === null;
    const update = () => setOnline(isReached() && session.current().status !== 'ended');
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    const stopFollowing = [session.subscribe(update), openCalls.refusedSince.subscribe(update)];
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
      for (const stop of stopFollowing) stop();
    };
  });
}
