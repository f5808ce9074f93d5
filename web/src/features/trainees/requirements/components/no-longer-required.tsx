import type { TraineeRequirements } from '@portal/contract/requirements';
import { Card } from '#web/ui/card.tsx';
import { requirementTexts } from '../texts/catalogue.ts';
import { ModuleHistory } from './module-history.tsx';

type NoLongerRequiredProps = {
  traineeId: number;
  /** Null without rules; undefined while they are loading. */
  requirements: TraineeRequirements | null | undefined;
  /** The modules that are required, which are shown elsewhere. */
  required: readonly { readonly moduleId: number }[];
  currentRun: number | undefined;
};

/** The modules that the trainee has begun or completed and need not take any more; nothing without one. */
export function NoLongerRequired(props: NoLongerRequiredProps) {
  const { traineeId, requirements, required, currentRun } = props;
  const ids = new Set(required.map(({ moduleId }) => moduleId));
  const modules = requirements?.modules.filter(({ moduleId }) => !ids.has(moduleId)) ?? [];
  if (modules.length === 0) return null;
  return (
    <section aria-labelledby="no-longer-required" className="mt-2 grid gap-4">
      <h2 id="no-longer-required" className="font-semibold text-xl tracking-tight">
        {requirementTexts().noLongerRequired}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {modules.map(({ moduleId, moduleName, events }) => (
          <li key={moduleId} className="min-w-0">
            <Card className="grid h-full content-start gap-1.5 p-4! sm:p-4!">
              <h3 className="wrap-anywhere font-semibold leading-snug tracking-tight">
                <span dir="auto">{moduleName}</span>
              </h3>
              <ModuleHistory
                traineeId={traineeId}
                moduleName={moduleName}
                events={events}
                currentRun={currentRun}
              />
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
