import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useLatestLocation } from '#web/platform/routing/use-latest-location.ts';
import { useIsRemoved } from '#web/platform/state/use-is-removed.ts';
import type { TrainingVisitState } from './training-visit.ts';

type Leaving = {
  /** Called at the return, also if the trainee has left the page before. */
  readonly onLeave?: (() => void) | undefined;
  readonly state?: TrainingVisitState;
};

/** Reports whether the trainee has opened a dialog, which a return would close. */
const isDialogOpen = () => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/**
 * Returns to the training {@link RETURN_DELAY_MS} after `start`, unless the trainee leaves the page. While it is held,
 * and while a dialog is open, it waits, and the delay begins again at the end. `loadPage` loads the code of the training
 * before: a return that has begun can no longer be held.
 */
export function useDelayedReturn(loadPage: () => Promise<unknown>) {
  const navigate = useNavigate();
  const readLatest = useLatestLocation();
  const isRemoved = useIsRemoved();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef<(() => void) | null>(null);
  const isHeld = useRef(false);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    const run = leave.current;
    if (run === null || isHeld.current) return;
    const due = setTimeout(async () => {
      // A failure is shown by the page itself.
      await loadPage().catch(() => undefined);
      if (timer.current !== due || isHeld.current) return;
      if (isDialogOpen() && !isRemoved()) schedule();
      else run();
    }, RETURN_DELAY_MS);
    timer.current = due;
  }, [loadPage, isRemoved]);

  return {
    start: useCallback(
      ({ onLeave, state }: Leaving = {}) => {
        leave.current = () => {
          onLeave?.();
          // The trainee may have left before the start, or wait for the code of another page.
          if (!isRemoved() && !readLatest().hasMoved) void navigate(paths.training, { state });
        };
        schedule();
      },
      [navigate, readLatest, isRemoved, schedule],
    ),
    hold: useCallback(
      (isWanted: boolean) => {
        isHeld.current = isWanted;
        schedule();
      },
      [schedule],
    ),
  };
}
