import type { TraineeModuleProgress } from '@portal/contract/trainees';
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
  /** How the quiz of a module stands, for modules with an attempt. */
  standing?: (module: TraineeModuleProgress) => Elements;
  /** The attempts at the quiz of a module, and the print of its evidence. */
  evidence: (module: TraineeModuleProgress) => Elements;
};

/** The modules of a run, each with its progress. */
export function ModuleProgressList(props: ModuleProgressListProps) {
  const { modules, isLinked = false, run, none, standing, evidence } = props;
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
          {modules.map((module) => (
            <li key={module.moduleId} className="min-w-0">
              <ModuleCard
                module={module}
                moduleCount={modules.length}
                isLinked={isLinked}
                run={run}
                standing={module.score === null ? null : standing?.(module)}
                action={module.openedAt === null && module.score === null ? null : evidence(module)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
