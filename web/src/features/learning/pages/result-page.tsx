import { idParam } from '@portal/contract/fields';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { Link, useParams } from 'react-router';
import { ApiError } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { useOwnResult, useOwnResults } from '../api/own-results.ts';
import { BackToTraining } from '../components/back-to-training.tsx';
import { ResultSkeleton } from '../components/result-skeleton.tsx';
import { TrainingResultCard } from '../components/training-result.tsx';
import { learningTexts } from '../texts/catalogue.ts';

/** The result of a completed run: of the one in the address, or of the newest. */
export function Component() {
  return (
    <>
      <PageHeader
        back={
          <div>
            <BackToTraining />
          </div>
        }
        title={learningTexts().result.title}
      />
      <div className="grid max-w-3xl gap-6">
        <ResultBody />
      </div>
    </>
  );
}

function ResultBody() {
  const { number: chosen = '' } = useParams();
  const asked = idParam.safeParse(chosen);
  const results = useOwnResults();
  const newest = results.data?.[0]?.number ?? null;
  const number = asked.success ? asked.data : newest;
  const { data, error, isFetching, refetch } = useOwnResult(number);
  const failure = results.error ?? error;
  if (data !== undefined)
    return (
      <>
        <TrainingResultCard result={data} level={2} />
        <OtherResults shown={data.number} />
      </>
    );
  const isMissing = failure instanceof ApiError && failure.status === 404;
  if (isMissing || (results.data !== undefined && number === null)) return <NotCompleted />;
  if (failure === null) return <ResultSkeleton />;
  return (
    <ErrorCard
      title={learningTexts().result.notLoaded}
      message={failure.message}
      retrying={isFetching || results.isFetching}
      onRetry={() => void (results.error === null ? refetch() : results.refetch())}
    />
  );
}

function NotCompleted() {
  const t = learningTexts().result;
  return (
    <EmptyState
      illustration={<GraduationCap />}
      title={t.none}
      action={
        <Link to={paths.training} className={buttonStyles()}>
          {t.goToTraining}
        </Link>
      }
    >
      {t.noneDescription}
    </EmptyState>
  );
}

/** Links to the other completed runs. */
function OtherResults({ shown }: { shown: number }) {
  const { data = [] } = useOwnResults();
  const others = data.filter(({ number }) => number !== shown);
  if (others.length === 0) return null;
  const t = learningTexts().result;
  return (
    <nav aria-label={t.others} className="grid gap-2">
      <h2 className="font-semibold text-lg tracking-tight">{t.others}</h2>
      <ul className="grid gap-1">
        {others.map(({ number, completedAt, companyName }) => (
          <li key={number}>
            <Link
              to={paths.result.to(number)}
              className="inline-flex min-h-6 items-center rounded-sm font-medium text-accent-text underline-offset-4 hover:underline pointer-coarse:min-h-11"
            >
              <span>
                <Sentence
                  text={t.completedOn}
                  elements={[
                    <Name key="company">{companyName}</Name>,
                    <Instant key="date" value={completedAt} show="date" />,
                  ]}
                />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
