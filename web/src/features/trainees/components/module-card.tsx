import { percentWatched } from '@portal/contract/rules';
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import {
  minutesText,
  type ProgressStatus,
  percentOfPassMark,
  progressStatus,
  shareText,
} from '../model/progress-figures.ts';
import { PassedFacts } from '../passes/components/passed-facts.tsx';
import { type RunOfTrainee, WatchingEvidence } from '../watching/components/watching-evidence.tsx';
import { isFilmNeverLoaded } from '../watching/model/film-loading.ts';

type ModuleCardProps = {
  module: TraineeModuleProgress;
  /** The number of modules, which share the 100 % equally. */
  moduleCount: number;
  /** The module of an earlier run, which may not exist any more, is no link. */
  isEarlier?: boolean | undefined;
  /** The run that is shown; undefined until it is known. */
  run: RunOfTrainee | undefined;
  /** How the quiz stands, with the button that opens it again; below the score. */
  standing?: Elements;
  /** Further actions, with the evidence. */
  action?: Elements;
};

const badgeTones: Record<ProgressStatus, BadgeTone> = {
  Completed: 'success',
  'In Progress': 'accent',
  'Not Started': 'neutral',
  Locked: 'locked',
};

export function ModuleCard(props: ModuleCardProps) {
  const { module, moduleCount, isEarlier, run, standing, action = null } = props;
  const status = progressStatus(module);
  return (
    <Card className="flex h-full flex-col gap-2.5 p-4 sm:p-4">
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <Badge tone={badgeTones[status]}>{status}</Badge>
          <span className="text-sm text-text-muted tabular-nums">
            {`${shareText(moduleCount)} of overall`}
          </span>
        </div>
        <ModuleName module={module} isLink={!(module.isLocked || isEarlier)} />
      </div>
      <WatchingFigures module={module} />
      <div className="grid gap-2">
        <p className="rounded-md bg-surface-sunken px-2.5 py-1 text-sm text-text-muted forced-colors:border">
          {module.questionCount > 0
            ? `Quiz required (${module.passMark}% to pass)`
            : 'No quiz: the video completes it'}
        </p>
        <QuizScore module={module} />
        {standing}
        {module.openedAt === null && action === null ? null : (
          <Evidence module={module}>
            <WatchingEvidence module={module} run={run} />
            {module.passed === null ? null : (
              <PassedFacts passed={module.passed} hasVideo={module.videoDuration > 0} />
            )}
            {action}
          </Evidence>
        )}
      </div>
    </Card>
  );
}

type EvidenceProps = { module: TraineeModuleProgress; children: Elements };

/** When the module was opened, watched and passed, and with which versions: shown on demand. */
function Evidence({ module, children }: EvidenceProps) {
  return (
    <details className="text-sm">
      <summary
        aria-label={`Evidence: ${module.moduleName}`}
        className="cursor-pointer text-text-muted pointer-coarse:py-2.5"
      >
        <span>Evidence</span>
        {isFilmNeverLoaded(module) ? (
          <span className="font-medium text-warning-text">{' · film never loaded'}</span>
        ) : null}
      </summary>
      <div className="mt-3 grid gap-3">{children}</div>
    </details>
  );
}

type ModuleNameProps = {
  module: Pick<TraineeModuleProgress, 'moduleId' | 'moduleName'>;
  isLink: boolean;
};

function ModuleName({ module: { moduleId, moduleName }, isLink }: ModuleNameProps) {
  return (
    <h3 className="wrap-anywhere font-semibold leading-snug tracking-tight">
      {isLink ? (
        <Link
          to={paths.trainingModule.to(moduleId)}
          className="rounded-sm underline-offset-4 hover:text-accent-text hover:underline"
        >
          <bdi>{moduleName}</bdi>
        </Link>
      ) : (
        <bdi>{moduleName}</bdi>
      )}
    </h3>
  );
}

function WatchingFigures({ module }: { module: TraineeModuleProgress }) {
  const hasVideo = module.videoDuration > 0;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      <dt className="text-text-muted">Duration</dt>
      <dd className="text-right tabular-nums">
        {hasVideo ? minutesText(module.videoDuration) : 'No video'}
      </dd>
      <dt className="text-text-muted">Time Spent</dt>
      <dd className="text-right tabular-nums">
        {`${minutesText(module.timeSpent)}${hasVideo ? ` (${percentWatched(module)}% watched)` : ''}`}
      </dd>
    </dl>
  );
}

/** The best score as text; a failed one also as a bar that is full at the pass mark. */
function QuizScore({ module }: { module: TraineeModuleProgress }) {
  const { moduleName, questionCount, passMark, score, pass } = module;
  if (score === null) return pass ? <PassedMark /> : <NoScore hasQuiz={questionCount > 0} />;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span>
          <span className="text-text-muted">Score </span>
          <span className="font-semibold tabular-nums">{`${score}%`}</span>
        </span>
        {pass ? <PassedMark /> : <span className="text-danger-text">Not passed</span>}
      </div>
      {pass ? null : (
        <ProgressBar
          value={percentOfPassMark(score, passMark)}
          label={`${moduleName}: score on the way to the pass mark of ${passMark}%`}
          tone="warning"
          size="sm"
        />
      )}
    </div>
  );
}

function PassedMark() {
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-sm text-success-text">
      <CircleCheck aria-hidden="true" className="size-4" />
      <span>Passed</span>
    </span>
  );
}

function NoScore({ hasQuiz }: { hasQuiz: boolean }) {
  return (
    <p className="text-sm text-text-muted">
      {hasQuiz ? 'No quiz attempt yet' : 'Not watched to the end yet'}
    </p>
  );
}
