import type { AttemptOfTrainee } from '@portal/contract/runs';
import { Instant } from '#web/platform/time/instant.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LoadMoreButton } from '#web/ui/load-more-button.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { type RunOfTries, useTries } from '../api/tries.ts';
import { triesTexts } from '../texts/catalogue.ts';

type TriesSectionProps = {
  traineeId: number;
  run: RunOfTries;
};

/** The tries at all quizzes of a run, newest first, with their wrong questions; nothing without a try. */
export function TriesSection({ traineeId, run }: TriesSectionProps) {
  const t = triesTexts().section;
  const tries = useTries(traineeId, run);
  const { data = [], error, isFetching, refetch } = tries;
  if (error !== null)
    return (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {t.loadFailed(error.message)}
      </RetryBanner>
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="quiz-tries" className="mt-2 grid gap-4">
      <h2 id="quiz-tries" className="font-semibold text-xl tracking-tight">
        {t.title}
      </h2>
      <ol className="grid divide-y rounded-xl border px-5">
        {data.map((each) => (
          <li key={each.id} className="grid gap-2 py-4 text-sm">
            <Try each={each} />
          </li>
        ))}
      </ol>
      <LoadMoreButton list={tries}>{t.showOlder}</LoadMoreButton>
    </section>
  );
}

function Try({ each }: { each: AttemptOfTrainee }) {
  const t = triesTexts();
  const { moduleName, number, createdAt, score, pass, wrong } = each;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span dir="auto" className="wrap-anywhere font-medium">
          {moduleName}
        </span>
        <span className="text-text-muted">{t.nthTry(number)}</span>
        <span className="font-semibold tabular-nums">{t.section.score(score)}</span>
        <Badge tone={pass ? 'success' : 'danger'}>
          {pass ? t.section.passed : t.section.notPassed}
        </Badge>
        <Instant value={createdAt} show="minute" className="text-text-muted" />
      </p>
      {wrong.length === 0 ? null : <WrongQuestions wrong={wrong} />}
    </>
  );
}

function WrongQuestions({ wrong }: Pick<AttemptOfTrainee, 'wrong'>) {
  const t = triesTexts().section;
  return (
    <details>
      <summary className="cursor-pointer text-text-muted pointer-coarse:py-2.5">
        {t.wrongQuestions(wrong.length)}
      </summary>
      <ul className="mt-2 grid list-disc gap-1 ps-5">
        {wrong.map(({ question, chosen }) => (
          <li key={question} className="wrap-anywhere">
            <span dir="auto">{question}</span>{' '}
            <span dir="auto" className="text-text-muted">
              {chosen ?? t.notAnswered}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
