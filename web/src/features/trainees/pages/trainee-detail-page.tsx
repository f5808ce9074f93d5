import { idParam } from '@portal/contract/fields';
import type { TraineeProgress } from '@portal/contract/trainees';
import MessageCircle from 'lucide-react/icons/message-circle';
import UserX from 'lucide-react/icons/user-x';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import { isNotFound, useTraineeProgress } from '../api/trainee-progress.ts';
import { BackToList } from '../components/back-to-list.tsx';
import { LiveStatus } from '../components/live-status.tsx';
import { ModuleCard } from '../components/module-card.tsx';
import { ProgressCards } from '../components/progress-cards.tsx';
import { ProgressSkeleton } from '../components/progress-skeleton.tsx';
import { RefreshButton } from '../components/refresh-button.tsx';
import { ShareNote } from '../components/share-note.tsx';
import { LastActive } from '../components/trainee-cells.tsx';
import { useManualRefresh } from '../model/use-manual-refresh.ts';

export function Component() {
  const id = idParam.safeParse(useParams()['id']);
  return id.success ? <TraineeDetail key={id.data} traineeId={id.data} /> : <NotFound />;
}

function TraineeDetail({ traineeId }: { traineeId: number }) {
  const progress = useTraineeProgress(traineeId);
  const { data, error } = progress;
  useDocumentTitle(data?.trainee.name);
  if (isNotFound(error)) return <NotFound />;
  if (data !== undefined) return <ProgressReport progress={data} query={progress} />;
  return (
    <WithoutReport>
      {error === null ? (
        <ProgressSkeleton />
      ) : (
        <ErrorCard
          title="Failed to load trainee progress"
          message={error.message}
          onRetry={() => void progress.refetch()}
          retrying={progress.isFetching}
        />
      )}
    </WithoutReport>
  );
}

function NotFound() {
  return (
    <WithoutReport>
      <EmptyState illustration={<UserX />} title="Trainee not found">
        The account may have been deleted, or the address is not quite right.
      </EmptyState>
    </WithoutReport>
  );
}

/** The name of the trainee is unknown, so the heading is only for screen readers. */
function WithoutReport({ children }: { children: ReactNode }) {
  return (
    <>
      <h1 className="sr-only">Trainee Progress</h1>
      <BackToList className="mb-6" />
      {children}
    </>
  );
}

type ProgressReportProps = {
  progress: TraineeProgress;
  query: Pick<
    ReturnType<typeof useTraineeProgress>,
    'refetch' | 'error' | 'isFetching' | 'dataUpdatedAt'
  >;
};

function ProgressReport({ progress, query }: ProgressReportProps) {
  const { trainee, lastUpdated, moduleProgress } = progress;
  const { isRefreshing, refresh } = useManualRefresh({
    refetch: query.refetch,
    done: 'Progress data refreshed',
    failed: 'Failed to load trainee progress',
  });
  return (
    <>
      <PageHeader
        className="mb-5"
        back={<BackToList />}
        mark={<Avatar name={trainee.name} size="lg" className="max-sm:hidden" />}
        title={<bdi>{trainee.name}</bdi>}
        description={
          <>
            <span className="break-all">{trainee.email}</span> ·{' '}
            <bdi className="wrap-anywhere">{trainee.company?.name ?? 'Unknown Company'}</bdi>
          </>
        }
        actions={
          <>
            <Link
              to={paths.chat.withUser(trainee.id)}
              className={buttonStyles({ variant: 'ghost' })}
            >
              <MessageCircle aria-hidden="true" />
              Open chat with this trainee
            </Link>
            <RefreshButton busy={isRefreshing} onRefresh={refresh} />
          </>
        }
      />
      <div className="grid gap-6">
        <div className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-text-muted">
          <LiveStatus hasFailed={query.error !== null} updatedAt={query.dataUpdatedAt} />
          <span>
            Last active: <LastActive at={lastUpdated} />
          </span>
        </div>
        {query.error === null ? null : (
          <StaleBanner
            failure="Failed to load trainee progress"
            message={query.error.message}
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        <ShareNote progress={progress} />
        <ProgressCards progress={progress} />
        <section aria-labelledby="module-progress" className="mt-2 grid gap-4">
          <h2 id="module-progress" className="font-semibold text-xl tracking-tight">
            Module Progress
          </h2>
          {moduleProgress.length === 0 ? (
            <EmptyState level={3} title="No modules assigned">
              The company has no training modules yet. They appear here as soon as there are some.
            </EmptyState>
          ) : (
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {moduleProgress.map((module) => (
                <li key={module.moduleId} className="min-w-0">
                  <ModuleCard module={module} moduleCount={moduleProgress.length} />
                </li>
              ))}
            </ul>
          )}
        </section>
      </div>
    </>
  );
}
