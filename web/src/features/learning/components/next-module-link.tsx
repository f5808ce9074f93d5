import type { TrainingModule } from '@portal/contract/learning';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';

type NextModuleLinkProps = {
  next: NonNullable<TrainingModule['next']>;
  variant?: 'primary' | 'secondary';
  className?: string;
};

/** On to the next module; a long name takes the lines it needs. */
export function NextModuleLink({ next, variant = 'primary', className }: NextModuleLinkProps) {
  return (
    <Link
      to={paths.trainingModule.to(next.moduleId)}
      className={classNames(
        buttonStyles({ variant }),
        'wrap-anywhere h-auto min-h-10 max-w-full whitespace-normal py-2',
        'pointer-coarse:h-auto pointer-coarse:min-h-11',
        className,
      )}
    >
      Next: {next.moduleName}
    </Link>
  );
}
