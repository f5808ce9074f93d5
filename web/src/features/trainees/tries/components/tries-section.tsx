import type { AttemptOfTrainee } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { type RunOfTries, useTries } from '../api/tries.ts';
import { ordinal } from '../model/try-words.ts';

type TriesSectionProps = {
  traineeId: number;
  run: RunOfTries;
};

/** The tries at all quizzes of a run, newest first, with their wrong questions; nothing without a try. */
export function TriesSection({ traineeId, run }: TriesSectionProps) {
  const tries = useTries(traineeId, run);
  const { data = [], error, isFetching, refetch } = tries;
  if (error !== null)
    return (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {`The quiz tries could not be loaded. ${error.message}`}
      </RetryBanner>
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="quiz-tries" className="mt-2 grid gap-4">
      <h2 id="quiz-tries" className="font-semibold text-xl tracking-tight">
        Quiz Tries
      </h2>
      <ol className="grid divide-y rounded-xl border px-5">
        {data.map((each) => (
          <li key={each.id} className="grid gap-2 py-4 text-sm">
            <Try each={each} />
          </li>
        ))}
      </ol>
      <LoadMoreButton list={tries}>Show older tries</LoadMoreButton>
    </section>
  );
}

function Try({ each }: { each: AttemptOfTrainee }) {
  const { moduleName, number, createdAt, score, pass, wrong } = each;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="auto" className="wrap-anywhere font-medium">
          {moduleName}
        </span>
        <span className="text-text-muted">{`${ordinal(number)} try`}</span>
        <span className="font-semibold tabular-nums">{`${score}%`}</span>
        <Badge tone={pass ? 'success' : 'danger'}>{pass ? 'Passed' : 'Not passed'}</Badge>
        <Instant value={createdAt} show="minute" className="text-text-muted" />
      </p>
      {wrong.length === 0 ? null : <WrongQuestions wrong={wrong} />}
    </>
  );
}

function WrongQuestions({ wrong }: Pick<AttemptOfTrainee, 'wrong'>) {
  return (
    <details>
      <summary className="cursor-pointer text-text-muted pointer-coarse:py-2.5">
        {wrong.length === 1 ? '1 wrong question' : `${wrong.length} wrong questions`}
      </summary>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {wrong.map(({ question, chosen }) => (
          <li key={question} className="wrap-anywhere">
            <span>{question}</span>{' '}
            <span className="text-text-muted">{chosen ?? 'Not answered'}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
