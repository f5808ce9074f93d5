import { onlineManager } from '@tanstack/react-query';
import { session } from '../session/session-store.ts';

/** Pauses reads and polls while there is no network, and while an ended session waits for the login. */
export function pauseReadsWithoutSession(): void {
  onlineManager.setEventListener((setOnline) => {
    const update = () => setOnline(navigator.onLine && session.current().status !== 'ended');
    window.addEventListener('online', update);
    window.addEventListener('offline', update);
    const stopFollowing = session.subscribe(update);
    return () => {
      window.removeEventListener('online', update);
      window.removeEventListener('offline', update);
      stopFollowing();
    };
  });
}
