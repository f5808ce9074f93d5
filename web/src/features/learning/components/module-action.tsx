import type { ModuleProgress } from '@portal/contract/learning';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { moduleStatus } from '../model/module-labels.ts';

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
        Locked
      </Button>
    );
  const isDone = status === 'Completed';
  return (
    <Link
      to={paths.trainingModule.to(module.moduleId)}
      aria-describedby={describedBy}
      className={buttonStyles({ variant: isDone ? 'outline' : 'primary' })}
    >
      {isDone ? 'Review' : 'Start'}
    </Link>
  );
}
