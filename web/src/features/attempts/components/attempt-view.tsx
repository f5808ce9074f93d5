import type { AttemptWithAnswers } from '@portal/contract/runs';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { AnswerList, type ChosenLabel } from './answer-list.tsx';
import { AttemptFacts } from './attempt-list.tsx';

export const NO_ANSWERS = 'Answers were not kept at that time.';

type AttemptViewProps = { attempt: UseQueryResult<AttemptWithAnswers>; chosenLabel: ChosenLabel };

/** One attempt with its answers. */
export function AttemptView({ attempt, chosenLabel }: AttemptViewProps) {
  const { data, error, isFetching, refetch } = attempt;
  if (data !== undefined)
    return (
      <div className="grid gap-5">
        <AttemptFacts attempt={data} />
        {data.hasAnswers ? (
          <AnswerList answers={data.answers} chosenLabel={chosenLabel} />
        ) : (
          <p className="text-text-muted">{NO_ANSWERS}</p>
        )}
      </div>
    );
  if (error !== null)
    return (
      <ErrorCard
        title="The answers could not be loaded"
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonRegion label="Loading answers…" className="grid gap-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </SkeletonRegion>
  );
}
