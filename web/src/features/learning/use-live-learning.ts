import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { refreshLearningHere } from './api/learning-keys.ts';

/** Keeps a trainee's own progress up to date on every screen. */
export function useLiveLearning(user: User): void {
  const refresh = () => void refreshLearningHere();
  useLiveFrame('LEARNING_PROGRESSED', refresh);
  useLiveReopened(refresh);
  useStoredWatchReports(user);
}

/** Delivers reports that could not be sent without a network or session, on any page, when both are available. */
function useStoredWatchReports({ id, role }: User): void {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (role !== 'TRAINEE' || !isSignedIn) return;
    const deliver = () => {
      // Loaded only for trainees. If the code cannot be loaded offline, the reports are delivered later.
      import('./api/watching.ts').then(
        ({ deliverStoredReports }) => deliverStoredReports(id),
        () => undefined,
      );
    };
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, [id, role, isSignedIn]);
}
