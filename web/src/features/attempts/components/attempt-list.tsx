import type { Attempt } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import type { useAttempts } from '../api/attempts.ts';
import { attemptsTexts } from '../texts/catalogue.ts';

type AttemptListProps = {
  attempts: ReturnType<typeof useAttempts>;
  /** The button that shows the answers of an attempt, or the reason why there is none. */
  action: (attempt: Attempt) => Elements;
};

/** Attempts with date and score, newest first, in each state of their loading. */
export function AttemptList({ attempts, action }: AttemptListProps) {
  const t = attemptsTexts().list;
  const { data, error, isFetching, refetch } = attempts;
  return (
    <div className="grid gap-3">
      {error === null ? null : (
        <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
          {t.loadFailed(error.message)}
        </RetryBanner>
      )}
      {data === undefined && error === null ? <ListSkeleton /> : null}
      {data?.length === 0 ? <p className="text-sm text-text-muted">{t.none}</p> : null}
      {data === undefined || data.length === 0 ? null : (
        <ol className="grid divide-y">
          {data.map((attempt) => (
            <li
              key={attempt.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0"
            >
              <AttemptFacts attempt={attempt} />
              {action(attempt)}
            </li>
          ))}
        </ol>
      )}
      <LoadMoreButton list={attempts}>{t.showOlder}</LoadMoreButton>
    </div>
  );
}

/** Date, score and result of an attempt. */
export function AttemptFacts({ attempt }: { attempt: Attempt }) {
  const t = attemptsTexts().facts;
  const { at, score, pass, correctCount, questionCount, isBestSoFar } = attempt;
  return (
    <div className="grid gap-1 text-sm">
      <Instant value={at} show="minute" className="text-text-muted" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold tabular-nums">
          {isBestSoFar ? t.bestScoreSoFar(score) : t.score(score)}
        </span>
        <Badge tone={pass ? 'success' : 'danger'}>{pass ? t.passed : t.notPassed}</Badge>
        {isBestSoFar ? null : (
          <span className="text-text-muted tabular-nums">
            {t.correctOf({ correct: correctCount, total: questionCount })}
          </span>
        )}
      </p>
    </div>
  );
}

function ListSkeleton() {
  return (
    <SkeletonRegion label={attemptsTexts().list.loading} className="grid gap-4">
      {['a', 'b'].map((row) => (
        <div key={row} className="grid gap-2">
          <Skeleton className="h-3.5 w-32" />
          <Skeleton className="h-5 w-48" />
        </div>
      ))}
    </SkeletonRegion>
  );
}
