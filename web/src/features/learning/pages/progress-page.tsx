import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { usePageHeader } from '#web/platform/routing/route-handle.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Region } from '#web/ui/region.tsx';
import { useDashboard } from '../api/dashboard.ts';
import { CompletedNote } from '../components/completed-note.tsx';
import { NoLongerRequired } from '../components/lazy-requirements.tsx';
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
  /** An action for all modules, beside their heading; only in companies with rules. */
  requirementsAction?: Elements;
  /** Below the modules. */
  certificates?: Elements;
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

function Progress(props: ProgressExtras & { dashboard: Dashboard }) {
  const t = learningTexts();
  const { dashboard, completedAction, requirementsAction, certificates } = props;
  const { moduleProgress: modules, today } = dashboard;
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
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 id="modules" className="font-semibold text-lg tracking-tight">
              {t.progress.modules}
            </h2>
            {today === null ? null : requirementsAction}
          </div>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {modules.map((module) => (
              <li key={module.moduleId} className="grid">
                <ProgressCard
                  module={module}
                  modules={modules}
                  today={today}
                  action={module.completed ? completedAction?.(module) : null}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {certificates}
      {today === null ? null : (
        <Region>
          <NoLongerRequired today={today} />
        </Region>
      )}
    </div>
  );
}
