import type { TrainingModule } from '@portal/contract/learning';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { refreshOverviews } from '../api/learning-keys.ts';

type Shown = Pick<TrainingModule, 'runId' | 'standing' | 'timeSpent' | 'score'>;

/** Whether the training has started again while the page of a module was open, until the trainee dismisses it. */
export function useRestart(module: Shown | undefined, error: Error | null) {
  /** The module in the run that the trainee knows of; null before it is loaded. */
  const [known, setKnown] = useState<Shown | null>(null);
  const isAnotherRun = known !== null && module !== undefined && module.runId !== known.runId;
  // In the same run the page follows the progress.
  if (module !== undefined && module !== known && !isAnotherRun) setKnown(module);
  // A renewal is another run, in which nothing of the other modules starts again.
  const isRestart = isAnotherRun && !isOfRenewal(module, known);
  // Within a run, what stood open never locks again.
  const hasLocked = module !== undefined && isLocked(error);
  const isShown = hasLocked || isRestart;
  useEffect(() => {
    if (isShown) void refreshOverviews();
  }, [isShown]);
  // The element that had the focus was part of the earlier run.
  useFocusAfterChange(isShown);
  return { isShown, dismiss: () => setKnown(module ?? null) };
}

/** The new run has begun with a renewal: of this module, or of another one with what was done in this one. */
function isOfRenewal({ standing, timeSpent, score }: Shown, before: Shown): boolean {
  if (standing === null) return false;
  const isKept = timeSpent >= before.timeSpent && (score ?? 0) >= (before.score ?? 0);
  return standing.renewing || isKept;
}

function isLocked(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'MODULE_LOCKED';
}
