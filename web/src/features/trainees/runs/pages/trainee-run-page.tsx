import { idParam } from '@portal/contract/fields';
import type { RunInDetail } from '@portal/contract/runs';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import History from 'lucide-react/icons/history';
import SearchX from 'lucide-react/icons/search-x';
import { Link, Navigate, useLocation, useParams } from 'react-router';
import { isNotFound, useTrainee } from '#web/features/trainees/api/trainee-progress.ts';
import { ModuleProgressList } from '#web/features/trainees/components/module-progress-list.tsx';
import { OverallCard } from '#web/features/trainees/components/progress-cards.tsx';
import type { EvidenceOfModule } from '#web/features/trainees/components/progress-report.tsx';
import { RunSkeleton } from '#web/features/trainees/components/progress-skeleton.tsx';
import { hoursText, minutesText } from '#web/features/trainees/model/progress-figures.ts';
import { TriesSection } from '#web/features/trainees/tries/components/tries-section.tsx';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name, TextWithName } from '#web/ui/name.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { useRun } from '../api/runs.ts';
import { RunDates } from '../components/run-facts.tsx';
import { runsTexts } from '../texts/catalogue.ts';

/** One of a trainee's earlier runs as it was when it ended. */
export function TraineeRunPage({ evidence }: { evidence: EvidenceOfModule }) {
  const params = useParams();
  const id = idParam.safeParse(params['id']);
  const number = idParam.safeParse(params['number']);
  if (!(id.success && number.success)) return <NotFound traineeId={id.data} />;
  return <EarlierRun of={{ traineeId: id.data, number: number.data }} evidence={evidence} />;
}

type EarlierRunProps = {
  of: { traineeId: number; number: number };
  evidence: EvidenceOfModule;
};

function EarlierRun({ of: { traineeId, number }, evidence }: EarlierRunProps) {
  const t = runsTexts().page;
  const trainee = useTrainee(traineeId);
  const run = useRun(traineeId, number);
  const { state } = useLocation();
  useDocumentTitle(trainee.data && t.runOf({ number, name: trainee.data.name }));
  const error = run.error ?? trainee.error;
  if (isNotFound(error)) return <NotFound traineeId={traineeId} />;
  if (run.data?.endedAt === null)
    return <Navigate to={paths.trainee.to(traineeId)} replace state={state} />;
  return (
    <>
      {/* The same link in all states, so that it keeps the focus. */}
      <BackToTrainee traineeId={traineeId} isAboveTitle />
      {run.data !== undefined && trainee.data !== undefined ? (
        <RunReport trainee={trainee.data} run={run.data} evidence={evidence} />
      ) : (
        <div className="mt-3">
          <UnnamedHeading />
          {error === null ? (
            <RunSkeleton />
          ) : (
            <ErrorCard
              title={t.loadFailed}
              message={error.message}
              retrying={run.isFetching || trainee.isFetching}
              onRetry={() => void Promise.all([run.refetch(), trainee.refetch()])}
            />
          )}
        </div>
      )}
    </>
  );
}

type RunReportProps = {
  trainee: { id: number; name: string; email: string };
  run: RunInDetail;
  evidence: EvidenceOfModule;
};

function RunReport({ trainee, run, evidence }: RunReportProps) {
  const t = runsTexts();
  const { number, companyName, completedAt, overallProgress, moduleProgress } = run;
  const timeSpent = moduleProgress.reduce((sum, module) => sum + module.timeSpent, 0);
  return (
    <>
      <PageHeader
        className="mb-5!"
        title={
          <TextWithName text={t.page.runOf({ number, name: trainee.name })} name={trainee.name} />
        }
        description={
          <Dotted>
            <RunDates run={run} />
            <Name>{companyName}</Name>
          </Dotted>
        }
      />
      <div className="grid gap-6">
        <Banner icon={<History aria-hidden="true" />}>{t.page.isEarlier}</Banner>
        <div className="grid gap-3 sm:grid-cols-3 sm:gap-4">
          <OverallCard
            progress={{
              overallProgress,
              modulesCompleted: moduleProgress.filter(({ pass }) => pass).length,
              totalModules: moduleProgress.length,
            }}
          />
          <StatCard
            label={t.page.timeInvested}
            value={minutesText(timeSpent)}
            detail={hoursText(timeSpent)}
          />
          <StatCard
            label={t.page.result}
            value={completedAt === null ? t.result.notCompleted : t.result.completed}
            detail={
              completedAt === null ? null : (
                <Sentence
                  text={t.result.on}
                  elements={[<Instant key="date" value={completedAt} show="date" />]}
                />
              )
            }
          />
        </div>
        <ModuleProgressList
          modules={moduleProgress}
          run={{ traineeId: trainee.id, number }}
          none={t.page.noModules}
          evidence={(module) =>
            evidence({
              person: { name: trainee.name, email: trainee.email, companyName },
              traineeId: trainee.id,
              runNumber: module.earnedInRun ?? number,
              module,
            })
          }
        />
        <TriesSection traineeId={trainee.id} run={{ number, isCurrent: false }} />
      </div>
    </>
  );
}

type BackToTraineeProps = { traineeId: number; isAboveTitle: boolean };

function BackToTrainee({ traineeId, isAboveTitle }: BackToTraineeProps) {
  // The filters of the list of trainees, for the way back.
  const { state } = useLocation();
  return (
    <Link
      to={paths.trainee.to(traineeId)}
      state={state}
      className={
        isAboveTitle
          ? buttonStyles({ variant: 'ghost', className: '-ms-4 mb-3 w-fit' })
          : buttonStyles({ variant: 'outline' })
      }
    >
      <ArrowLeft aria-hidden="true" />
      <span>{runsTexts().page.back}</span>
    </Link>
  );
}

function NotFound({ traineeId }: { traineeId: number | undefined }) {
  const t = runsTexts().page.notFound;
  return (
    <>
      <UnnamedHeading />
      <EmptyState
        illustration={<SearchX />}
        title={t.title}
        action={
          traineeId === undefined ? null : (
            <BackToTrainee traineeId={traineeId} isAboveTitle={false} />
          )
        }
      >
        {t.reason}
      </EmptyState>
    </>
  );
}

/** The name of the trainee is unknown, so the heading is only for screen readers. */
function UnnamedHeading() {
  return <h1 className="sr-only">{runsTexts().page.unnamed}</h1>;
}
