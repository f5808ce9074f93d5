import type { TraineeProgress } from '@portal/contract/trainees';
import MessageCircle from 'lucide-react/icons/message-circle';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StaleBanner } from '#web/ui/stale-banner.tsx';
import type { useTraineeProgress } from '../api/trainee-progress.ts';
import { useManualRefresh } from '../model/use-manual-refresh.ts';
import { BackToList } from './back-to-list.tsx';
import { LiveStatus } from './live-status.tsx';
import { ModuleCard } from './module-card.tsx';
import { ProgressCards } from './progress-cards.tsx';
import { RefreshButton } from './refresh-button.tsx';
import { ShareNote } from './share-note.tsx';
import { LastActive } from './trainee-cells.tsx';

type ProgressReportProps = {
  progress: TraineeProgress;
  query: Pick<
    ReturnType<typeof useTraineeProgress>,
    'refetch' | 'error' | 'isFetching' | 'dataUpdatedAt'
  >;
};

export function ProgressReport({ progress, query }: ProgressReportProps) {
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
