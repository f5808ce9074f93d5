import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useSession } from '#web/platform/session/use-session.ts';
import { refreshLearningHere } from './api/learning-keys.ts';

/** Keeps all that shows a trainee's own progress up to date, whatever screen is shown. */
export function useLiveLearning(user: User): void {
  const refresh = () => void refreshLearningHere();
  useLiveFrame('LEARNING_PROGRESSED', refresh);
  useLiveReopened(refresh);
  useKeptWatchReports(user);
}

/** Sends what a trainee watched without a network or session, on any page, when there is one again. */
function useKeptWatchReports({ id, role }: User): void {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (role !== 'TRAINEE' || !isSignedIn) return;
    const deliver = () => {
      // Loaded for trainees alone; offline its code may not be there, and the next occasion will do.
      import('./api/watching.ts').then(
        ({ deliverKeptReports }) => deliverKeptReports(id),
        () => undefined,
      );
    };
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, [id, role, isSignedIn]);
}
