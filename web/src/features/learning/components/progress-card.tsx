import type { ModuleProgress } from '@portal/contract/learning';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { formatDuration } from '#web/ui/format/duration.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import {
  canGoOn,
  goOnLabel,
  hasFailed,
  learningStatus,
  videoMinutes,
} from '../model/module-labels.ts';
import { visitOf } from '../model/module-view.ts';
import { isToBeTaken } from '../model/renewal.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { OwnCompletions } from './lazy-requirements.tsx';
import { LockedReason } from './locked-reason.tsx';
import { RenewButton } from './renew-button.tsx';
import { StandingLine } from './standing-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WhyRequired } from './why-required.tsx';

type ProgressCardProps = {
  module: ModuleProgress;
  modules: readonly ModuleProgress[];
  /** In the company's zone; null without any rule of the company. */
  today: string | null;
  /** A further action at the bottom of the card. */
  action?: Elements;
};

/** A module on My Progress. */
export function ProgressCard({ module, modules, today, action }: ProgressCardProps) {
  const t = learningTexts().progress;
  const hasQuiz = module.questionCount > 0;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 wrap-anywhere font-semibold text-lg leading-snug tracking-tight">
          <Title module={module} />
        </h3>
        <StatusBadge status={learningStatus(module)} />
      </div>
      {module.description === '' ? null : (
        <p className="whitespace-pre-line wrap-anywhere text-sm text-text-muted">
          <span dir="auto">{module.description}</span>
        </p>
      )}
      <dl className="grid grid-cols-2 gap-3 text-sm">
        <div>
          <dt className="text-text-muted">{t.duration}</dt>
          <dd className="font-medium tabular-nums">{videoMinutes(module.videoDuration)}</dd>
        </div>
        <div>
          <dt className="text-text-muted">{t.timeSpent}</dt>
          <dd className="font-medium tabular-nums">{formatDuration(module.timeSpentOnVideo)}</dd>
        </div>
      </dl>
      {hasQuiz ? <QuizResult module={module} /> : null}
      {today === null || module.standing === null ? null : (
        <div className="grid gap-2">
          <StandingLine standing={module.standing} today={today} />
          <OwnCompletions moduleId={module.moduleId} today={today} />
          <WhyRequired standing={module.standing} today={today} />
        </div>
      )}
      <div className="mt-auto grid gap-2 empty:hidden">
        {module.blockedBy ? (
          <LockedReason blocker={module.blockedBy} modules={modules}>
            <StatusBadge status="locked" />
          </LockedReason>
        ) : null}
        {module.canRenew ? <RenewButton {...module} className="w-fit" /> : null}
        {module.unlocked && isToBeTaken(module) ? <GoOn module={module} /> : null}
        {action}
      </div>
    </Card>
  );
}

/** The note about the quiz, and the score of its best try. */
function QuizResult({ module }: { module: ModuleProgress }) {
  const t = learningTexts().progress;
  return (
    <div className="grid gap-3">
      <p className="text-sm text-text-muted">{t.quizRequired(module.passMark)}</p>
      {module.quizPassed ? (
        <ProgressBar value={module.marksObtained} label={t.score} tone="success" showLabel />
      ) : null}
      {hasFailed(module) ? (
        <ProgressBar value={module.marksObtained} label={t.bestScore} tone="warning" showLabel />
      ) : null}
    </div>
  );
}

/** The link to the next step in a module that is open. */
function GoOn({ module }: { module: ModuleProgress }) {
  const now = useNow();
  return (
    <Link
      to={paths.trainingModule.to(module.moduleId)}
      state={visitOf(module)}
      className={buttonStyles({
        variant: canGoOn(module, now) ? 'primary' : 'outline',
        className: 'w-fit',
      })}
    >
      <span>
        <span>{goOnLabel(module, now)}</span>
        <span className="sr-only">{learningTexts().ofModule(module.moduleName)}</span>
      </span>
    </Link>
  );
}

function Title({ module }: { module: ModuleProgress }) {
  if (!module.unlocked)
    return (
      <span dir="auto" className="text-text-muted">
        {module.moduleName}
      </span>
    );
  return (
    <Link
      to={paths.trainingModule.to(module.moduleId)}
      className="inline-flex min-h-6 items-center rounded-sm underline-offset-4 hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11"
    >
      <span>
        <span dir="auto">{module.moduleName}</span>
      </span>
    </Link>
  );
}
