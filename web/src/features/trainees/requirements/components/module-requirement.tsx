import type { Standing, TraineeRequirements } from '@portal/contract/requirements';
import { ModuleActions, type RequirementAction } from './module-actions.tsx';
import { ModuleHistory } from './module-history.tsx';
import { StandingBadge } from './standing-badge.tsx';

type ModuleRequirementProps = {
  traineeId: number;
  module: {
    readonly moduleId: number;
    readonly moduleName: string;
    readonly standing: Standing;
  };
  /** Undefined while they are loading, and null without rules. */
  requirements: TraineeRequirements | null | undefined;
  /** The number of the current run; undefined until it is known. */
  currentRun: number | undefined;
  /** Absent for an admin who may not change the trainee. */
  onAction: ((action: RequirementAction) => void) | undefined;
};

/** The standing of a trainee in one module, what an admin can do about it, and its history. */
export function ModuleRequirement(props: ModuleRequirementProps) {
  const { traineeId, module, requirements, currentRun, onAction } = props;
  const { moduleId, moduleName, standing } = module;
  const known = requirements?.modules.find((each) => each.moduleId === moduleId);
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-2">
        <StandingBadge standing={standing} />
        {onAction === undefined ? null : (
          <ModuleActions moduleName={moduleName} onAction={onAction} />
        )}
      </div>
      {known === undefined ? null : (
        <ModuleHistory
          traineeId={traineeId}
          moduleName={moduleName}
          events={known.events}
          currentRun={currentRun}
        />
      )}
    </div>
  );
}
