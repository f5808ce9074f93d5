import { idParam } from '@portal/contract/fields';
import { reachesCompany } from '@portal/contract/reach-rules';
import type { TraineeModuleProgress, TraineeProgress } from '@portal/contract/trainees';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserX from 'lucide-react/icons/user-x';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { Instant } from '#web/platform/time/instant.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Dotted } from '#web/ui/dotted.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { Name } from '#web/ui/name.tsx';
import { PageActions } from '#web/ui/page-actions.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isNotFound, useTraineeProgress } from '../api/trainee-progress.ts';
import { BackToList } from '../components/back-to-list.tsx';
import { GroupChips } from '../components/group-chips.tsx';
import { InvitationRefused } from '../components/invitation-refused.tsx';
import { LiveStatus } from '../components/live-status.tsx';
import { ModuleProgressList } from '../components/module-progress-list.tsx';
import { ProgressCards } from '../components/progress-cards.tsx';
import { ProgressSkeleton } from '../components/progress-skeleton.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { ShareNote } from '../components/share-note.tsx';
import { TraineeActions } from '../components/trainee-actions.tsx';
import { LastActive } from '../components/trainee-cells.tsx';
import { useManualRefresh } from '../model/use-manual-refresh.ts';
import { useMayChange } from '../model/use-may-change.ts';
import { useRuns } from '../runs/api/runs.ts';
import { EarlierRuns } from '../runs/components/earlier-runs.tsx';
import { TrainAgain } from '../runs/components/train-again.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { QuizStanding } from '../tries/components/quiz-standing.tsx';
import { TriesSection } from '../tries/components/tries-section.tsx';
import { WhyStuck } from '../tries/components/why-stuck.tsx';

/** The attempts at the quiz of a module in one run, and the print of its evidence, which other features show. */
export type EvidenceOfModule = (of: {
  person: { name: string; email: string; companyName: string };
  traineeId: number;
  runNumber: number;
  module: TraineeModuleProgress;
}) => Elements;

export function TraineeDetailPage({ evidence }: { evidence: EvidenceOfModule }) {
  const id = idParam.safeParse(useParams()['id']);
  if (!id.success) return <NotFound />;
  return <TraineeDetail key={id.data} traineeId={id.data} evidence={evidence} />;
}

type TraineeDetailProps = { traineeId: number; evidence: EvidenceOfModule };

function TraineeDetail({ traineeId, evidence }: TraineeDetailProps) {
  const progress = useTraineeProgress(traineeId);
  const { data, error } = progress;
  useDocumentTitle(data?.trainee.name);
  if (isNotFound(error)) return <NotFound />;
  return (
    <>
      {/* The same link in all states, so that it keeps the focus. */}
      <BackToList isAboveTitle />
      {data === undefined ? (
        <WithoutReport error={error} query={progress} />
      ) : (
        <ProgressReport progress={data} query={progress} evidence={evidence} />
      )}
    </>
  );
}

function NotFound() {
  const t = traineeTexts().detail;
  return (
    <>
      <UnnamedHeading />
      <EmptyState
        illustration={<UserX />}
        title={t.notFound}
        action={<BackToList isAboveTitle={false} />}
      >
        {t.notFoundReason}
      </EmptyState>
    </>
  );
}

/** The name of the trainee is unknown, so the heading is only for screen readers. */
function UnnamedHeading() {
  return <h1 className="sr-only">{traineeTexts().detail.heading}</h1>;
}

type WithoutReportProps = {
  /** Null while the progress is loading. */
  error: Error | null;
  query: Pick<ReturnType<typeof useTraineeProgress>, 'refetch' | 'isFetching'>;
};

function WithoutReport({ error, query }: WithoutReportProps) {
  return (
    <div className="mt-3">
      <UnnamedHeading />
      {error === null ? (
        <ProgressSkeleton />
      ) : (
        <ErrorCard
          title={traineeTexts().detail.notLoaded}
          message={error.message}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </div>
  );
}

/** Nothing if it has not happened. */
function DateOf({ text, at }: { text: (date: string) => string; at: string | null }) {
  if (at === null) return null;
  return (
    <span>
      <Sentence text={text} elements={[<Instant key="date" value={at} show="date" />]} />
    </span>
  );
}

function GroupsOf({ progress: { trainee, groups } }: { progress: TraineeProgress }) {
  const companyId = trainee.company?.id;
  if (companyId === undefined) return null;
  return (
    <GroupChips
      companyId={companyId}
      groups={groups}
      addressOf={(groupId) => paths.traineesOfGroup.to(companyId, groupId)}
      className="mb-5"
    />
  );
}

type ProgressReportProps = {
  progress: TraineeProgress;
  query: Pick<
    ReturnType<typeof useTraineeProgress>,
    'refetch' | 'error' | 'isFetching' | 'dataUpdatedAt'
  >;
  evidence: EvidenceOfModule;
};

function ProgressReport({ progress, query, evidence }: ProgressReportProps) {
  const t = traineeTexts();
  const { trainee, groups, lastUpdated, moduleProgress } = progress;
  const mayChange = useMayChange()({ company: trainee.company, groups });
  const reach = useReach();
  const runs = useRuns(trainee.id);
  const current = runs.data?.[0];
  const { isRefreshing, refresh } = useManualRefresh({
    refetch: query.refetch,
    done: t.detail.refreshed,
    failed: t.detail.notLoaded,
  });
  return (
    <>
      <PageHeader
        className="mb-5!"
        mark={<Avatar name={trainee.name} size="lg" className="max-sm:hidden" />}
        title={<Name>{trainee.name}</Name>}
        description={
          <Dotted>
            <Name className="break-all">{trainee.email}</Name>
            <Name className="wrap-anywhere">{trainee.company?.name ?? t.unknownCompany}</Name>
          </Dotted>
        }
        actions={
          <PageActions>
            <Link
              to={paths.chat.withUser(trainee.id)}
              className={buttonStyles({ variant: 'outline' })}
            >
              <MessageCircle aria-hidden="true" />
              <span>{t.detail.openChat}</span>
            </Link>
            {mayChange ? (
              <>
                <TrainAgain trainee={trainee} current={current} />
                <TraineeActions progress={progress} />
              </>
            ) : null}
            <RefreshButton busy={isRefreshing} onRefresh={refresh} />
          </PageActions>
        }
      />
      <GroupsOf progress={progress} />
      <div className="grid grid-cols-1 gap-6">
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-text-muted">
          <LiveStatus hasFailed={query.error !== null} updatedAt={query.dataUpdatedAt} />
          <span>
            <Sentence
              text={t.detail.lastActive}
              elements={[<LastActive key="time" at={lastUpdated} />]}
            />
          </span>
          <DateOf text={t.detail.joined} at={progress.createdAt} />
          <DateOf text={t.detail.invited} at={progress.invitedAt} />
          <DateOf text={t.detail.firstOpened} at={progress.firstOpenedAt} />
          {progress.hasPassword ? null : <span>{t.detail.noPassword}</span>}
          {current !== undefined && current.number > 1 ? (
            <DateOf
              text={(date) => t.detail.runStarted(current.number, date)}
              at={current.startedAt}
            />
          ) : null}
        </div>
        {query.error === null ? null : (
          <StaleBanner
            failure={t.detail.notLoaded}
            message={query.error.message}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        <InvitationRefused refusal={progress.invitationRefusal} />
        <WhyStuck progress={progress} />
        <ShareNote progress={progress} />
        <Region>
          <ProgressCards progress={progress} />
        </Region>
        <Region>
          <ModuleProgressList
            modules={moduleProgress}
            isLinked={trainee.company !== null && reachesCompany(reach, trainee.company.id)}
            run={current && { traineeId: trainee.id, number: current.number }}
            none={{
              title: t.detail.noModules,
              reason: t.detail.noModulesReason,
            }}
            standing={(module) => {
              const tries = progress.tries.find(({ moduleId }) => moduleId === module.moduleId);
              if (current === undefined || tries === undefined) return null;
              return (
                <QuizStanding
                  traineeId={trainee.id}
                  moduleName={module.moduleName}
                  tries={tries}
                  mayOpen={mayChange}
                  passed={module.passed}
                />
              );
            }}
            evidence={(module) =>
              current === undefined
                ? null
                : evidence({
                    person: {
                      name: trainee.name,
                      email: trainee.email,
                      companyName: trainee.company?.name ?? t.unknownCompany,
                    },
                    traineeId: trainee.id,
                    runNumber: current.number,
                    module,
                  })
            }
          />
        </Region>
        <Region>
          <TriesSection traineeId={trainee.id} run={{ number: current?.number, isCurrent: true }} />
        </Region>
        <Region>
          <EarlierRuns traineeId={trainee.id} runs={runs} />
        </Region>
      </div>
    </>
  );
}
