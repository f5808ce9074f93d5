import type { ModuleProgress } from '@portal/contract/learning';
import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { paths } from '../../../platform/routing/paths.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonStyles } from '../../../ui/button-styles.ts';
import { moduleStatus, resumePoint } from '../module-labels.ts';

type ModuleActionProps = {
  module: ModuleProgress;
  /** Id of the element that names the module: 'Start' alone says little. */
  describedBy: string;
};

/** The one thing to do with a module: review it, start it, or nothing yet. */
export function ModuleAction({ module, describedBy }: ModuleActionProps) {
  const status = moduleStatus(module);
  if (status === 'Locked')
    return (
      <Button variant="outline" disabled aria-describedby={describedBy}>
        <Lock aria-hidden="true" />
        Locked
      </Button>
    );
  const resumeAt = resumePoint(module);
  const isDone = status === 'Completed';
  return (
    <div className="flex flex-wrap items-center justify-end gap-3">
      {resumeAt === null ? null : (
        <span className="font-medium text-accent-text text-sm tabular-nums">
          Resume at {resumeAt}
        </span>
      )}
      <Link
        to={paths.trainingModule.to(module.moduleId)}
        aria-describedby={describedBy}
        className={buttonStyles({ variant: isDone ? 'outline' : 'primary' })}
      >
        {isDone ? 'Review' : 'Start'}
      </Link>
    </div>
  );
}
