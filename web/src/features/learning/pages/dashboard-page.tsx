import type { Dashboard } from '@portal/contract/learning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isFirstPageUsable } from '#web/ui/idle-work.ts';
import { Region } from '#web/ui/region.tsx';
import { useIsRestDue } from '#web/ui/use-is-rest-due.ts';
import { useDashboard } from '../api/dashboard.ts';
import { usePosters } from '../api/posters.ts';
import { CompletedTraining } from '../components/completed-note.tsx';
import { DashboardHeader } from '../components/dashboard-header.tsx';
import { DashboardOverview } from '../components/dashboard-overview.tsx';
import { DashboardSkeleton } from '../components/learning-skeletons.tsx';
import { LoadError } from '../components/load-error.tsx';
import { ModuleCard } from '../components/module-card.tsx';
import { RestartedNote } from '../components/restarted-banner.tsx';

export function Component() {
  const { name, company } = useCurrentUser();
  return (
    <>
      <DashboardHeader name={name} company={company?.name ?? null} />
      <DashboardBody />
    </>
  );
}

function DashboardBody() {
  const { data, error, isFetching, refetch } = useDashboard();
  if (data) return <Training dashboard={data} />;
  if (error === null) return <DashboardSkeleton />;
  return (
    <LoadError
      title="Unable to Load Dashboard"
      summary="Failed to load dashboard data"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Training({ dashboard }: { dashboard: Dashboard }) {
  const modules = dashboard.moduleProgress;
  return (
    <div className="grid gap-8">
      <Region>
        <CompletedTraining trainingCompletedAt={dashboard.trainingCompletedAt} />
      </Region>
      <RestartedNote {...dashboard} />
      <Region>
        <DashboardOverview dashboard={dashboard} />
      </Region>
      {modules.length === 0 ? (
        <NoModules />
      ) : (
        <Region>
          <Modules modules={modules} />
        </Region>
      )}
    </div>
  );
}

/** These cards are shown with the page. If it is the first one, the others follow in a task of their own. */
const FIRST_CARDS = 4;

function Modules({ modules }: { modules: Dashboard['moduleProgress'] }) {
  const posters = usePosters(withPoster(modules));
  const hasAll = useIsRestDue(isFirstPageUsable());
  const isPrinting = useIsPrinting();
  return (
    <section aria-labelledby="modules" className="grid gap-4">
      <h2 id="modules" className="font-semibold text-lg tracking-tight">
        Training modules
      </h2>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map((module, index) =>
          hasAll || isPrinting || index < FIRST_CARDS ? (
            <li key={module.moduleId} className="grid">
              <Region>
                <ModuleCard
                  module={module}
                  number={index + 1}
                  modules={modules}
                  posters={posters}
                />
              </Region>
            </li>
          ) : (
            // About as high as the card, so that the browser finds its place again after a reload.
            <li key={module.moduleId} className="h-52" />
          ),
        )}
      </ul>
    </section>
  );
}

const withPoster = (modules: Dashboard['moduleProgress']) =>
  modules.filter(({ hasPoster }) => hasPoster).map(({ moduleId }) => moduleId);

function NoModules() {
  return (
    <EmptyState illustration={<GraduationCap />} title="No Training Modules Available">
      Your company has no training for you yet. It appears here as soon as there is some.
    </EmptyState>
  );
}
