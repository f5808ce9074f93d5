import type { ModuleProgress } from '@portal/contract/learning';
import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { type Blocker, lockedReason } from '../model/module-labels.ts';

type LockedReasonProps = {
  /** The module that must be completed first. */
  blocker: Blocker;
  modules: readonly ModuleProgress[];
  /** Shown at the end of the row with the button. */
  children?: ReactNode;
};

/** The reason why a module is locked, with a link to the module that must be completed first. */
export function LockedReason({ blocker, modules, children }: LockedReasonProps) {
  const { sentence, action } = lockedReason(blocker, modules);
  return (
    <div className="grid gap-2 text-sm">
      <p className="min-w-0 wrap-anywhere text-text-muted">{sentence}</p>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Link
          to={paths.trainingModule.to(blocker.moduleId)}
          className={classNames(
            buttonStyles({ variant: 'ghost' }),
            wrappingButton,
            '-mx-2 min-w-0 shrink px-2 text-accent-text',
          )}
        >
          <span className="min-w-0">{action}</span>
          <ArrowRight aria-hidden="true" />
        </Link>
        {children ? <div className="ms-auto">{children}</div> : null}
      </div>
    </div>
  );
}
