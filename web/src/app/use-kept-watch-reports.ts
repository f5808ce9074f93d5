import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';
import { useSession } from '../platform/session/use-session.ts';

/** Sends what a trainee watched without a network or session, on any page, when there is one again. */
export function useKeptWatchReports({ id, role }: User): void {
  const isSignedIn = useSession().status === 'signed-in';
  useEffect(() => {
    if (role !== 'TRAINEE' || !isSignedIn) return;
    const deliver = () => {
      // Loaded for trainees alone; offline its code may not be there, and the next occasion will do.
      import('../features/learning/watching/model/deliver-kept-reports.ts').then(
        ({ deliverKeptReports }) => deliverKeptReports(id),
        () => undefined,
      );
    };
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, [id, role, isSignedIn]);
}
