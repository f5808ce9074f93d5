import type { TrainingModule } from '@portal/contract/learning';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { isRenewing } from '../model/renewal.ts';
import { learningTexts } from '../texts/catalogue.ts';
import type { ModuleVisit } from '../watching/model/use-module-visit.ts';
import { RenewButton } from './renew-button.tsx';
import { StandingLine } from './standing-line.tsx';
import { StatusBadge } from './status-badge.tsx';
import { WhyRequired } from './why-required.tsx';

type ModuleStatusCardProps = { module: TrainingModule; visit: ModuleVisit };

/** The steps of this module and which of them are done. */
export function ModuleStatusCard({ module, visit }: ModuleStatusCardProps) {
  const t = learningTexts().module;
  const { completed, next } = module;
  return (
    <Card>
      <CardHeader
        title={t.status}
        action={<StatusBadge status={completed ? 'completed' : 'current'} />}
      />
      <ul className="grid gap-3 text-sm">
        {module.videos.length > 0 ? (
          <Step
            state={visit.isWatched ? 'done' : 'open'}
            label={t.video}
            value={t.watched(visit.percent)}
          />
        ) : null}
        {module.mcqs.length > 0 ? <Step {...quizStep(module)} label={t.quiz} /> : null}
      </ul>
      <StandingOfModule module={module} />
      {completed && next?.unlocked ? <NextModuleLink next={next} /> : null}
    </Card>
  );
}

type StepState = 'done' | 'failed' | 'open';

const marks = {
  done: { Icon: Check, className: 'bg-success-soft text-success-text forced-colors:border' },
  failed: { Icon: X, className: 'bg-warning-soft text-warning-text forced-colors:border' },
  open: { Icon: Circle, className: 'text-text-muted' },
};

function Step({ state, label, value }: { state: StepState; label: string; value: string }) {
  const { Icon, className } = marks[state];
  return (
    <li className="flex items-center gap-3">
      <span
        className={classNames(
          'grid size-6 shrink-0 place-items-center rounded-full [&_svg]:size-4',
          className,
        )}
      >
        <Icon aria-hidden="true" />
      </span>
      <span className="grow font-medium">{label}</span>
      <span className="text-end text-text-muted tabular-nums">{value}</span>
    </li>
  );
}

function quizStep({ score, review }: TrainingModule): { state: StepState; value: string } {
  const t = learningTexts().module;
  if (score === null) return { state: 'open', value: t.quizNotTaken };
  // Not `completed`: a module can have been completed before it had questions.
  return review === undefined
    ? { state: 'failed', value: t.quizNotPassed(score) }
    : { state: 'done', value: t.quizPassed(score) };
}

/** By when the module is due or to be renewed, with the button for that; nothing without rules of the company. */
function StandingOfModule({ module }: Pick<ModuleStatusCardProps, 'module'>) {
  const { id, name, completed, standing, canRenew } = module;
  if (standing === null) return null;
  return (
    <div className="mt-5 grid gap-3 border-t pt-4">
      <StandingLine standing={standing} />
      {completed && isRenewing(module) ? (
        <p className="text-pretty text-sm text-text-muted">
          {learningTexts().renewal.earlierCounts}
        </p>
      ) : null}
      {canRenew ? <RenewButton moduleId={id} moduleName={name} /> : null}
      <WhyRequired standing={standing} />
    </div>
  );
}

/** A link to the next module; a long name wraps. */
function NextModuleLink({ next }: { next: NonNullable<TrainingModule['next']> }) {
  return (
    <Link
      to={paths.trainingModule.to(next.moduleId)}
      className={classNames(buttonStyles({ variant: 'secondary' }), wrappingButton, 'mt-5 w-full')}
    >
      {learningTexts().module.next(next.moduleName)}
    </Link>
  );
}
