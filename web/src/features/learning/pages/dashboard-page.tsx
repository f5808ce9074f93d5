import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import { useIsPrinting } from '#web/platform/printing/use-printing.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isFirstPageUsable } from '#web/ui/idle-work.ts';
import { Region } from '#web/ui/region.tsx';
import { useIsRestDue } from '#web/ui/use-is-rest-due.ts';
import { useMediaQuery } from '#web/ui/use-media-query.ts';
import { useDashboard } from '../api/dashboard.ts';
import { type Posters, usePosters } from '../api/posters.ts';
import { CompletedTraining } from '../components/completed-note.tsx';
import { ContinueCard } from '../components/continue-card.tsx';
import { DashboardHeader } from '../components/dashboard-header.tsx';
import { DashboardOverview } from '../components/dashboard-overview.tsx';
import { DashboardSkeleton } from '../components/learning-skeletons.tsx';
import { LoadError } from '../components/load-error.tsx';
import { ModuleCard } from '../components/module-card.tsx';
import { RestartedNote } from '../components/restarted-banner.tsx';
import { isForReview } from '../model/renewal.ts';
import { learningTexts } from '../texts/catalogue.ts';

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
      page="dashboard"
      error={error}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}

function Training({ dashboard }: { dashboard: Dashboard }) {
  const modules = dashboard.moduleProgress;
  return (
    <div className="grid gap-6 sm:gap-8">
      <Region>
        <CompletedTraining {...dashboard} />
      </Region>
      <RestartedNote {...dashboard} />
      <Region>
        <ContinueCard dashboard={dashboard} />
      </Region>
      <Region>
        <DashboardOverview dashboard={dashboard} />
      </Region>
      {modules.length === 0 ? (
        <NoModules />
      ) : (
        <Region>
          <Modules modules={modules} today={dashboard.today} />
        </Region>
      )}
    </div>
  );
}

type ModulesProps = { modules: Dashboard['moduleProgress']; today: Dashboard['today'] };

/** These cards are shown with the page. If it is the first one, the others follow in a task of their own. */
const FIRST_CARDS = 4;

function Modules({ modules, today }: ModulesProps) {
  const t = learningTexts().dashboard;
  const posters = usePosters(withPoster(modules));
  const hasAll = useIsRestDue(isFirstPageUsable());
  const isPrinting = useIsPrinting();
  const isPhone = useMediaQuery('(width < 40rem)');
  const isDone = (module: ModuleProgress) => isForReview(module) && !module.canRenew;
  const open = modules.filter((module) => !isDone(module));
  // On a phone completed modules fold away while there are others, except those that are to be renewed.
  const isFolded = isPhone && !isPrinting && open.length > 0 && open.length < modules.length;
  const cards = (some: readonly ModuleProgress[]) => (
    <Cards {...{ modules, today, posters }} shown={some} hasAll={hasAll || isPrinting} />
  );
  return (
    <section aria-labelledby="modules" className="grid gap-4">
      <h2 id="modules" className="font-semibold text-lg tracking-tight">
        {t.modules}
      </h2>
      {isFolded ? (
        <details>
          <summary className="min-h-11 cursor-pointer content-center font-medium text-text-muted">
            {t.completedModules(modules.length - open.length)}
          </summary>
          <div className="pt-2 pb-4">{cards(modules.filter(isDone))}</div>
        </details>
      ) : null}
      {cards(isFolded ? open : modules)}
    </section>
  );
}

type CardsProps = ModulesProps & {
  shown: readonly ModuleProgress[];
  posters: Posters;
  /** Also those behind the first ones. */
  hasAll: boolean;
};

function Cards({ shown, modules, today, posters, hasAll }: CardsProps) {
  const firstLocked = modules.find(({ blockedBy }) => blockedBy !== null);
  return (
    <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {shown.map((module, index) =>
        hasAll || index < FIRST_CARDS ? (
          <li key={module.moduleId} className="grid">
            <Region>
              <ModuleCard
                module={module}
                number={modules.indexOf(module) + 1}
                modules={modules}
                posters={posters}
                today={today}
                // Said once: the modules after it wait for the same one.
                saysWhyLocked={module === firstLocked}
              />
            </Region>
          </li>
        ) : (
          // About as high as the card, so that the browser finds its place again after a reload.
          <li key={module.moduleId} className="h-52" />
        ),
      )}
    </ul>
  );
}

const withPoster = (modules: Dashboard['moduleProgress']) =>
  modules.filter(({ hasPoster }) => hasPoster).map(({ moduleId }) => moduleId);

function NoModules() {
  const t = learningTexts().noModules;
  return (
    <EmptyState illustration={<GraduationCap />} title={t.title}>
      {t.description}
    </EmptyState>
  );
}
