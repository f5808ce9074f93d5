import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useOwnResult, useOwnResults } from '../api/own-results.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { ResultSkeleton } from './result-skeleton.tsx';
import { TrainingResultCard } from './training-result.tsx';

/** The trainee's newest result, as a part of the dashboard right after the last module. */
export function NewestResult() {
  const { data: results, error, isFetching, refetch } = useOwnResults();
  const [newest] = results ?? [];
  const result = useOwnResult(newest?.number ?? null);
  if (result.data !== undefined) return <TrainingResultCard result={result.data} level={2} isNew />;
  const failure = error ?? result.error;
  if (failure === null) return <ResultSkeleton />;
  return (
    <RetryBanner
      tone="danger"
      retrying={isFetching || result.isFetching}
      onRetry={() => void (error === null ? result.refetch() : refetch())}
    >
      {learningTexts().result.notLoadedBecause(failure.message)}
    </RetryBanner>
  );
}
