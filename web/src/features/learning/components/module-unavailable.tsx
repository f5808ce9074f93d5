import Lock from 'lucide-react/icons/lock';
import SearchX from 'lucide-react/icons/search-x';
import { Link } from 'react-router';
import { words } from '#web/platform/language/words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { useTrainingModules } from '../api/training-module.ts';
import { type Blocker, lockedReason } from '../model/module-labels.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { BackToTraining } from './back-to-training.tsx';

export function ModuleNotFound() {
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-2xl bg-surface-sunken text-text-muted">
        <SearchX aria-hidden="true" className="size-6" />
      </span>
      <div className="grid gap-2">
        <h1 className="font-semibold text-2xl">{learningTexts().module.notFound}</h1>
        <p className="text-pretty text-text-muted">{words().noSuchModule}</p>
      </div>
      <BackToTraining variant="primary" />
    </Card>
  );
}

/** Shown for a locked module, with the reason and a link to the module that must be completed first. */
export function ModuleLocked({ message, blocker }: { message: string; blocker: Blocker | null }) {
  const { data: modules = [] } = useTrainingModules();
  const reason = blocker === null ? null : lockedReason(blocker, modules);
  return (
    <Card className="mx-auto grid max-w-xl justify-items-center gap-5 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-2xl bg-surface-sunken text-text-muted">
        <Lock aria-hidden="true" className="size-6" />
      </span>
      <div className="grid gap-2">
        <h1 className="font-semibold text-2xl">{learningTexts().module.isLocked}</h1>
        <p className="text-pretty wrap-anywhere text-text-muted">{reason?.sentence ?? message}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {blocker && reason ? (
          <Link
            to={paths.trainingModule.to(blocker.moduleId)}
            className={classNames(buttonStyles(), wrappingButton)}
          >
            {reason.action}
          </Link>
        ) : null}
        <BackToTraining />
      </div>
    </Card>
  );
}
