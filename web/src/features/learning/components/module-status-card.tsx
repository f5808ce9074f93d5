import type { TrainingModule } from '@portal/contract/learning';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { ModuleVisit } from '../watching/model/use-module-visit.ts';
import { StatusBadge } from './status-badge.tsx';

type ModuleStatusCardProps = { module: TrainingModule; visit: ModuleVisit };

/** The steps of this module and which of them are done. */
export function ModuleStatusCard({ module, visit }: ModuleStatusCardProps) {
  const { completed, next } = module;
  return (
    <Card>
      <CardHeader
        title="Module Status"
        action={<StatusBadge status={completed ? 'Completed' : 'Current'} />}
      />
      <ul className="grid gap-3 text-sm">
        {module.videos.length > 0 ? (
          <Step isDone={visit.isWatched} label="Video" value={`${visit.percent}% watched`} />
        ) : null}
        {module.mcqs.length > 0 ? (
          <Step isDone={completed} label="Quiz" value={scoreLabel(module)} />
        ) : null}
      </ul>
      {completed && next?.unlocked ? <NextModuleLink next={next} /> : null}
    </Card>
  );
}

function Step({ isDone, label, value }: { isDone: boolean; label: string; value: string }) {
  return (
    <li className="flex items-center gap-3">
      <span
        className={classNames(
          'grid size-6 place-items-center rounded-full [&_svg]:size-4',
          isDone ? 'bg-success-soft text-success-text' : 'text-text-muted',
        )}
      >
        {isDone ? <Check aria-hidden="true" /> : <Circle aria-hidden="true" />}
      </span>
      <span className="grow font-medium">{label}</span>
      <span className="text-text-muted tabular-nums">{value}</span>
    </li>
  );
}

function scoreLabel({ score, completed }: TrainingModule): string {
  if (score === null) return 'Not taken yet';
  return completed ? `Passed with ${score}%` : `Best score ${score}%`;
}

/** A link to the next module; a long name wraps. */
function NextModuleLink({ next }: { next: NonNullable<TrainingModule['next']> }) {
  return (
    <Link
      to={paths.trainingModule.to(next.moduleId)}
      className={classNames(
        buttonStyles({ variant: 'secondary' }),
        'wrap-anywhere mt-5 h-auto min-h-10 w-full max-w-full whitespace-normal py-2',
        'pointer-coarse:h-auto pointer-coarse:min-h-11',
      )}
    >
      Next: {next.moduleName}
    </Link>
  );
}
