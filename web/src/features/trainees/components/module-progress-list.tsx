import type { TraineeModuleProgress } from '@portal/contract/trainees';
import { useLocation } from 'react-router';
import { moduleAnchor } from '#web/platform/routing/paths.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Elements } from '#web/ui/elements.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import type { RunOfTrainee } from '../watching/components/watching-evidence.tsx';
import { ModuleCard } from './module-card.tsx';

type ModuleProgressListProps = {
  modules: readonly TraineeModuleProgress[];
  /** The modules are links: they exist, and the admin sees them. */
  isLinked?: boolean;
  /** The run that is shown; undefined until it is known. */
  run: RunOfTrainee | undefined;
  /** The text that is shown without modules. */
  none: { title: string; reason: string };
  /** The standing in a module, in companies with rules. */
  requirement?: (module: TraineeModuleProgress) => Elements;
  /** How the quiz of a module stands, for modules with an attempt. */
  standing?: (module: TraineeModuleProgress) => Elements;
  /** The attempts at the quiz of a module, and the print of its evidence. */
  evidence: (module: TraineeModuleProgress) => Elements;
};

/** The modules of a run, each with its progress. */
export function ModuleProgressList(props: ModuleProgressListProps) {
  const { modules, isLinked = false, run, none, requirement, standing, evidence } = props;
  const { hash } = useLocation();
  return (
    <section aria-labelledby="module-progress" className="mt-2 grid gap-4">
      <h2 id="module-progress" className="font-semibold text-xl tracking-tight">
        {traineeTexts().detail.modules}
      </h2>
      {modules.length === 0 ? (
        <EmptyState level={3} title={none.title}>
          {none.reason}
        </EmptyState>
      ) : (
        <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {modules.map((module) => {
            const anchor = moduleAnchor(module.moduleId);
            const isNamed = hash === `#${anchor}`;
            return (
              <li
                key={module.moduleId}
                id={anchor}
                ref={isNamed ? showAndFocus : undefined}
                tabIndex={-1}
                className={classNames('min-w-0 rounded-xl', isNamed && 'outline-2 outline-accent')}
              >
                <ModuleCard
                  module={module}
                  moduleCount={modules.length}
                  isLinked={isLinked}
                  run={run}
                  requirement={requirement?.(module)}
                  standing={module.score === null ? null : standing?.(module)}
                  action={
                    module.openedAt === null && module.score === null ? null : evidence(module)
                  }
                  opensEvidence={isNamed}
                />
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}

/** Scrolls to the module in the address and focuses it. */
function showAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' });
  element?.focus({ preventScroll: true });
}
