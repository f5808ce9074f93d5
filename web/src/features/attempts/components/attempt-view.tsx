import type { AttemptWithAnswers } from '@portal/contract/runs';
import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { attemptsTexts } from '../texts/catalogue.ts';
import { AnswerList } from './answer-list.tsx';
import { AttemptFacts } from './attempt-list.tsx';

type AttemptViewProps = { attempt: UseQueryResult<AttemptWithAnswers>; chosenLabel: string };

/** One attempt with its answers. */
export function AttemptView({ attempt, chosenLabel }: AttemptViewProps) {
  const t = attemptsTexts();
  const { data, error, isFetching, refetch } = attempt;
  if (data !== undefined)
    return (
      <div className="grid gap-5">
        <AttemptFacts attempt={data} />
        {data.hasAnswers ? (
          <AnswerList answers={data.answers} chosenLabel={chosenLabel} />
        ) : (
          <p className="text-text-muted">{t.list.answersNotKept}</p>
        )}
      </div>
    );
  if (error !== null)
    return (
      <ErrorCard
        title={t.answers.loadFailed}
        message={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SkeletonRegion label={t.answers.loading} className="grid gap-4">
      <Skeleton className="h-5 w-48" />
      <Skeleton className="h-40 rounded-lg!" />
      <Skeleton className="h-40 rounded-lg!" />
    </SkeletonRegion>
  );
}
