import type { TrainingModule } from '@portal/contract/learning';
import { useEffect, useState } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useFocusAfterChange } from '#web/platform/routing/focus-main.ts';
import { refreshOverviews } from '../api/learning-keys.ts';

/** Whether the training has started again while the page of a module was open, until the trainee dismisses it. */
export function useRestart(module: Pick<TrainingModule, 'runId'> | undefined, error: Error | null) {
  /** The run that the trainee knows of; null before the module is loaded. */
  const [knownRun, setKnownRun] = useState<number | null>(null);
  if (knownRun === null && module !== undefined) setKnownRun(module.runId);
  // Within a run, what stood open never locks again.
  const hasLocked = module !== undefined && isLocked(error);
  const isShown =
    hasLocked || (module !== undefined && module.runId !== (knownRun ?? module.runId));
  useEffect(() => {
    if (isShown) void refreshOverviews();
  }, [isShown]);
  // The element that had the focus was part of the earlier run.
  useFocusAfterChange(isShown);
  return { isShown, dismiss: () => setKnownRun(module?.runId ?? null) };
}

function isLocked(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'MODULE_LOCKED';
}
