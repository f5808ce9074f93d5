import { percentWatched } from '@portal/contract/rules';
import type { TraineeModuleProgress } from '@portal/contract/trainees';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { Link } from 'react-router';
import { words } from '#web/platform/language/words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import {
  minutesText,
  type ProgressStatus,
  percentOfPassMark,
  progressStatus,
  shareText,
} from '../model/progress-figures.ts';
import { PassedFacts } from '../passes/components/passed-facts.tsx';
import { traineeTexts } from '../texts/catalogue.ts';
import { type RunOfTrainee, WatchingEvidence } from '../watching/components/watching-evidence.tsx';
import { isFilmNeverLoaded } from '../watching/model/film-loading.ts';

type ModuleCardProps = {
  module: TraineeModuleProgress;
  /** The number of modules, which share the 100 % equally. */
  moduleCount: number;
  /** The name is a link to the module. */
  isLinked: boolean;
  /** The run that is shown; undefined until it is known. */
  run: RunOfTrainee | undefined;
  /** The standing in the module, in companies with rules; below the name. */
  requirement?: Elements;
  /** How the quiz stands, with the button that opens it again; below the score. */
  standing?: Elements;
  /** Further actions, with the evidence. */
  action?: Elements;
  /** The evidence is shown at first. */
  opensEvidence?: boolean;
};

const badgeTones: Record<ProgressStatus, BadgeTone> = {
  completed: 'success',
  'in-progress': 'accent',
  'not-started': 'neutral',
  locked: 'locked',
};

export function ModuleCard(props: ModuleCardProps) {
  const { module, moduleCount, isLinked, run, requirement, standing, action = null } = props;
  const t = traineeTexts().module;
  const status = progressStatus(module);
  return (
    <Card className="flex h-full flex-col gap-2.5 p-4! sm:p-4!">
      <div className="grid gap-1">
        <div className="flex items-center justify-between gap-3">
          <Badge tone={badgeTones[status]}>
            {status === 'locked' ? t.locked : words().status[status]}
          </Badge>
          <span className="text-sm text-text-muted tabular-nums">
            {t.shareOfOverall(shareText(moduleCount))}
          </span>
        </div>
        <ModuleName module={module} isLink={isLinked && !module.isLocked} />
      </div>
      {requirement}
      <WatchingFigures module={module} />
      <div className="grid gap-2">
        <p className="rounded-md bg-surface-sunken px-2.5 py-1 text-sm text-text-muted forced-colors:border">
          {module.questionCount > 0 ? t.quizRequired(module.passMark) : t.noQuiz}
        </p>
        <QuizScore module={module} />
        {standing}
        {module.openedAt === null && action === null ? null : (
          <Evidence module={module} opensAtFirst={props.opensEvidence ?? false}>
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

type EvidenceProps = {
  module: TraineeModuleProgress;
  opensAtFirst: boolean;
  children: Elements;
};

/** When the module was opened, watched and passed, and with which versions: shown on demand. */
function Evidence({ module, opensAtFirst, children }: EvidenceProps) {
  const t = traineeTexts().module;
  // A later change of the address does not close it.
  const [isOpen] = useState(opensAtFirst);
  return (
    <details open={isOpen} className="text-sm">
      <summary
        aria-label={t.evidenceOf(module.moduleName)}
        className="cursor-pointer text-text-muted pointer-coarse:py-2.5"
      >
        <span>{t.evidence}</span>
        {isFilmNeverLoaded(module) ? (
          <span className="font-medium text-warning-text">{` · ${t.filmNeverLoaded}`}</span>
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
          <span dir="auto">{moduleName}</span>
        </Link>
      ) : (
        <span dir="auto">{moduleName}</span>
      )}
    </h3>
  );
}

function WatchingFigures({ module }: { module: TraineeModuleProgress }) {
  const t = traineeTexts().module;
  const hasVideo = module.videoDuration > 0;
  const timeSpent = minutesText(module.timeSpent);
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-0.5 text-sm">
      <dt className="text-text-muted">{t.duration}</dt>
      <dd className="text-end tabular-nums">
        {hasVideo ? minutesText(module.videoDuration) : t.noVideo}
      </dd>
      <dt className="text-text-muted">{t.timeSpent}</dt>
      <dd className="text-end tabular-nums">
        {hasVideo ? t.timeWatched(timeSpent, percentWatched(module)) : timeSpent}
      </dd>
    </dl>
  );
}

/** The best score as text; a failed one also as a bar that is full at the pass mark. */
function QuizScore({ module }: { module: TraineeModuleProgress }) {
  const t = traineeTexts();
  const { moduleName, questionCount, passMark, score, pass } = module;
  if (score === null) return pass ? <PassedMark /> : <NoScore hasQuiz={questionCount > 0} />;
  return (
    <div className="grid gap-1.5">
      <div className="flex items-center justify-between gap-3 text-sm">
        <span className="text-text-muted">
          <Sentence
            text={t.module.score}
            elements={[
              <span key="percent" className="font-semibold text-text tabular-nums">
                {t.percent(score)}
              </span>,
            ]}
          />
        </span>
        {pass ? <PassedMark /> : <span className="text-danger-text">{t.module.notPassed}</span>}
      </div>
      {pass ? null : (
        <ProgressBar
          value={percentOfPassMark(score, passMark)}
          label={t.module.scoreBar(moduleName, passMark)}
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
      <span>{traineeTexts().module.passed}</span>
    </span>
  );
}

function NoScore({ hasQuiz }: { hasQuiz: boolean }) {
  const t = traineeTexts().module;
  return <p className="text-sm text-text-muted">{hasQuiz ? t.noAttempt : t.notWatched}</p>;
}
