import type { User } from '@portal/contract/accounts';
import { useEffect } from 'react';

/** Sends what a trainee watched while there was no network, on whatever page they are when there is. */
export function useKeptWatchReports({ id, role }: User): void {
  useEffect(() => {
    if (role !== 'TRAINEE') return;
    const deliver = () => {
      // Loaded for trainees alone; offline its code may not be there, and the next occasion will do.
      import('../features/learning/watching/deliver-kept-reports.ts').then(
        ({ deliverKeptReports }) => deliverKeptReports(id),
        () => undefined,
      );
    };
    deliver();
    window.addEventListener('online', deliver);
    return () => window.removeEventListener('online', deliver);
  }, [id, role]);
}
