import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { useDashboard } from '../api/dashboard.ts';
import { CompletedNote } from '../components/completed-note.tsx';
import { ProgressSkeleton } from '../components/learning-skeletons.tsx';
import { LoadError } from '../components/load-error.tsx';
import { ProgressCard } from '../components/progress-card.tsx';
import { ProgressFigures } from '../components/progress-figures.tsx';
import { RestartedNote } from '../components/restarted-banner.tsx';
import { learningTexts } from '../texts/catalogue.ts';

/** Parts that other features add to My Progress. */
type ProgressExtras = {
  /** A further action of a completed module, at the bottom of its card. */
  completedAction?: ((module: ModuleProgress) => Elements) | undefined;
};

export function ProgressPage(extras: ProgressExtras) {
  return (
    <>
      <PageHeader {...usePageHeader()} />
      <ProgressBody {...extras} />
    </>
  );
}

function ProgressBody(extras: ProgressExtras) {
  const { data, error, isFetching, refetch } = useDashboard();
  if (data) return <Progress dashboard={data} {...extras} />;
  if (error === null) return <ProgressSkeleton />;
  return (
    <LoadError
      page="progress"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Progress({ dashboard, completedAction }: ProgressExtras & { dashboard: Dashboard }) {
  const t = learningTexts();
  const modules = dashboard.moduleProgress;
  return (
    <div className="grid gap-8">
      <CompletedNote {...dashboard} />
      <RestartedNote {...dashboard} />
      <ProgressFigures dashboard={dashboard} />
      {modules.length === 0 ? (
        <EmptyState illustration={<GraduationCap />} title={t.noModules.title}>
          {t.noModules.description}
        </EmptyState>
      ) : (
        <section aria-labelledby="modules" className="grid gap-4">
          <h2 id="modules" className="font-semibold text-lg tracking-tight">
            {t.progress.modules}
          </h2>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {modules.map((module) => (
              <li key={module.moduleId} className="grid">
                <ProgressCard
                  module={module}
                  modules={modules}
                  action={module.completed ? completedAction?.(module) : null}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
