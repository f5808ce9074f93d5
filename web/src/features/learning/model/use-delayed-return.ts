import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useLatestLocation } from '#web/platform/routing/use-latest-location.ts';
import type { TrainingVisitState } from './training-visit.ts';

type Leaving = {
  /** Called when the page is left. */
  readonly onLeave?: () => void;
  readonly state?: TrainingVisitState;
};

/**
 * Returns to the training {@link RETURN_DELAY_MS} after `start`, unless the trainee leaves the page. While it is held it
 * waits, and the delay begins again at the end.
 */
export function useDelayedReturn() {
  const navigate = useNavigate();
  const readLatest = useLatestLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const leave = useRef<(() => void) | null>(null);
  const isHeld = useRef(false);

  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    const run = leave.current;
    if (run !== null && !isHeld.current) timer.current = setTimeout(run, RETURN_DELAY_MS);
  }, []);

  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    start: useCallback(
      ({ onLeave, state }: Leaving = {}) => {
        leave.current = () => {
          // The code of another page is being loaded, or this page was left before the start.
          if (readLatest().hasMoved) return;
          onLeave?.();
          void navigate(paths.training, { state });
        };
        schedule();
      },
      [navigate, readLatest, schedule],
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
