import type { TrainingModule } from '@portal/contract/learning';
import { useEffect, useState } from 'react';
import { reloadQuestions } from '#web/features/learning/api/submit-quiz.ts';
import { useTrainingModule } from '#web/features/learning/api/training-module.ts';

/**
 * Seconds until the next try at the quiz is accepted; 0 if it is now. Counted from the receipt of the module, so that a
 * wrong clock of the device does not matter.
 */
export function useTryWait({ id, retryInSeconds }: TrainingModule): number {
  const { dataUpdatedAt } = useTrainingModule(id);
  const endsAt = dataUpdatedAt + retryInSeconds * 1_000;
  const [now, setNow] = useState(() => Date.now());
  const left = retryInSeconds === 0 ? 0 : Math.max(0, Math.ceil((endsAt - now) / 1_000));
  const isWaiting = left > 0;

  useEffect(() => {
    if (retryInSeconds === 0) return;
    setNow(Date.now());
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < endsAt) return;
      clearInterval(timer);
      void reloadQuestions(id);
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [id, endsAt, retryInSeconds]);

  return isWaiting ? left : 0;
}

const TICK_MS = 500;
