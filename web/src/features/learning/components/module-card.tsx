import type { ModuleProgress } from '@portal/contract/learning';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Trophy from 'lucide-react/icons/trophy';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { PosterImage } from '#web/ui/poster-image.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import type { Posters } from '../api/posters.ts';
import {
  canGoOn,
  hasFailed,
  moduleStatus,
  nextStep,
  videoLength,
  watchedPercent,
} from '../model/module-labels.ts';
import { visitOf } from '../model/module-view.ts';
import { isForReview, isRenewing } from '../model/renewal.ts';
import { quizTexts } from '../quiz/texts/catalogue.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { LockedReason } from './locked-reason.tsx';
import { RenewButton } from './renew-button.tsx';
import { StandingLine } from './standing-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WhyRequired } from './why-required.tsx';

type ModuleCardProps = {
  module: ModuleProgress;
  /** Its position in the path, counted from 1. */
  number: number;
  modules: readonly ModuleProgress[];
  posters: Posters;
  /** Says why it is locked, if it is. */
  saysWhyLocked: boolean;
  /** In the company's zone; null without any rule of the company. */
  today: string | null;
};

/** A module on the dashboard. */
export function ModuleCard(props: ModuleCardProps) {
  const { module, number, modules, posters, saysWhyLocked } = props;
  const { standing } = module;
  const today = props.today ?? undefined;
  const t = learningTexts().card;
  const status = moduleStatus(module);
  const length = videoLength(module.videoDuration);
  const watched = watchedPercent(module);
  return (
    <Card
      className={classNames(
        'flex flex-col gap-4',
        status === 'current' && 'border-accent/45',
        status === 'locked' && 'bg-surface/60! shadow-none!',
      )}
    >
      {/* On phones the poster is small and stands beside the name, so that a screen shows several modules. */}
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-4 sm:contents">
        {module.hasPoster ? (
          <PosterImage
            url={posters.urlOf(module.moduleId)}
            onUnreadable={posters.renew}
            className={classNames(
              'w-24 self-start rounded-md sm:-mx-6 sm:-mt-6 sm:w-auto sm:self-auto sm:rounded-t-[11px] sm:rounded-b-none',
              status === 'locked' && 'opacity-60 grayscale',
            )}
          />
        ) : null}
        <div className="col-span-2 row-start-1 flex items-center justify-between gap-3">
          <span className="font-medium text-sm text-text-muted tabular-nums">
            {t.module(number)}
          </span>
          <StatusBadge status={status} />
        </div>
        <div
          className={classNames(
            'grid grow content-start gap-2',
            module.hasPoster ? 'col-start-2' : 'col-span-2',
          )}
        >
          <h3
            className={classNames(
              'wrap-anywhere font-semibold text-lg leading-snug tracking-tight',
              status === 'locked' && 'text-text-muted',
            )}
          >
            <span dir="auto">{module.moduleName}</span>
          </h3>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-text-muted [&_svg]:size-4">
            {length === null ? (
              <li>{quizTexts().questions(module.questionCount)}</li>
            ) : (
              <li className="flex items-center gap-1.5">
                <Clock aria-hidden="true" />
                <span className="sr-only">{`${t.videoLength} `}</span>
                <span>{length}</span>
              </li>
            )}
            {module.marksObtained > 0 ? (
              <li className="flex items-center gap-1.5">
                <Trophy aria-hidden="true" />
                <span>{t.score(module.marksObtained)}</span>
              </li>
            ) : null}
            {hasFailed(module) ? (
              <li className="flex items-center gap-1.5 text-warning-text">
                <CircleX aria-hidden="true" />
                <span>{t.quizNotPassed}</span>
              </li>
            ) : null}
          </ul>
          <StandingLine standing={standing} today={today} />
          <WhyRequired standing={standing} today={today} />
        </div>
      </div>
      {watched === null ? null : (
        <ProgressBar value={watched} label={t.videoWatched} size="sm" showLabel />
      )}
      {module.blockedBy && saysWhyLocked ? (
        <LockedReason blocker={module.blockedBy} modules={modules}>
          <ModuleAction module={module} />
        </LockedReason>
      ) : (
        <div className="flex flex-wrap justify-end gap-2">
          <ModuleAction module={module} />
        </div>
      )}
    </Card>
  );
}

/** The actions of a module: review, renewal, start, or a disabled button while it is locked. */
function ModuleAction({ module }: { module: ModuleProgress }) {
  const t = learningTexts();
  const now = useNow();
  const status = moduleStatus(module);
  // 'Start' alone does not say which module it starts.
  const which = <span className="sr-only">{t.ofModule(module.moduleName)}</span>;
  if (status === 'locked')
    return (
      <Button variant="outline" disabled>
        <span>
          <span>{t.moduleStatus.locked}</span>
          {which}
        </span>
      </Button>
    );
  const isCompleted = isForReview(module);
  const renewal = module.canRenew ? <RenewButton {...module} /> : null;
  // An expired module is renewed before it is opened.
  if (renewal !== null && !isCompleted) return renewal;
  // 'Continue renewal' says it, until a try has to wait.
  const step = isRenewing(module) && canGoOn(module, now) ? null : nextStep(module, now);
  return (
    <>
      <Link
        to={paths.trainingModule.to(module.moduleId)}
        state={visitOf(module)}
        className={buttonStyles({
          variant: isCompleted || !canGoOn(module, now) ? 'outline' : 'primary',
          className: wrappingButton,
        })}
      >
        <span>{actionLabel(module)}</span>
        {step === null ? null : (
          <span className="border-current/50 border-s ps-2 font-normal tabular-nums">{step}</span>
        )}
        {which}
      </Link>
      {renewal}
    </>
  );
}

function actionLabel(module: ModuleProgress): string {
  const { actions, renewal } = learningTexts();
  if (isRenewing(module)) return renewal.continue;
  return isForReview(module) ? actions.review : actions.start;
}
