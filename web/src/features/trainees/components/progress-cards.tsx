import { isAllCompleted } from '@portal/contract/rules';
import type { TraineeProgress } from '@portal/contract/trainees';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Clock from 'lucide-react/icons/clock';
import Target from 'lucide-react/icons/target';
import { Instant } from '#web/platform/time/instant.tsx';
import { Card } from '#web/ui/card.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import {
  averageOfText,
  hoursText,
  minutesText,
  newModulesText,
} from '../model/progress-figures.ts';
import { traineeTexts } from '../texts/catalogue.ts';

type Overall = Pick<TraineeProgress, 'overallProgress' | 'modulesCompleted' | 'totalModules'> & {
  /** Absent for a run that has ended. */
  trainingCompletedAt?: string | null;
};

/** The four figures over all modules. */
export function ProgressCards({ progress }: { progress: TraineeProgress }) {
  const t = traineeTexts();
  const { modulesCompleted, totalModules, averageScore, totalTimeSpent, moduleProgress } = progress;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <OverallCard progress={progress} />
      <StatCard
        label={t.figures.modulesCompleted}
        value={modulesCompleted}
        detail={t.figures.ofModules(totalModules)}
        icon={<CircleCheckBig />}
        tone="success"
      />
      <StatCard
        label={t.figures.averageScore}
        value={t.percent(averageScore)}
        detail={averageOfText(moduleProgress)}
        icon={<Target />}
        tone="accent"
      />
      <StatCard
        label={t.figures.timeInvested}
        value={minutesText(totalTimeSpent)}
        detail={hoursText(totalTimeSpent)}
        icon={<Clock />}
        tone="warning"
      />
    </div>
  );
}

/** A `StatCard` with a bar under its value. */
export function OverallCard({ progress }: { progress: Overall }) {
  const t = traineeTexts();
  const { overallProgress, modulesCompleted, totalModules } = progress;
  const isCompleted = isAllCompleted(progress);
  return (
    <Card className="grid content-start gap-1 p-4! sm:p-5!">
      <p className="text-sm text-text-muted">{t.figures.overall}</p>
      <p className="font-semibold text-2xl tabular-nums">{t.percent(overallProgress)}</p>
      <ProgressBar
        value={overallProgress}
        label={t.figures.overallBar}
        tone={isCompleted ? 'success' : 'accent'}
        size="sm"
        className="my-1"
      />
      <p className="text-sm text-text-muted">{t.modulesOf(modulesCompleted, totalModules)}</p>
      <CompletedOn progress={progress} />
    </Card>
  );
}

/** 'Completed on Nov 28; 1 new module'. */
function CompletedOn({ progress }: { progress: Overall }) {
  const { trainingCompletedAt = null, totalModules } = progress;
  if (trainingCompletedAt === null || totalModules === 0) return null;
  const t = traineeTexts();
  const added = newModulesText(progress);
  return (
    <p className="text-sm text-success-text">
      <Sentence
        text={added === null ? t.completedOn : (date = '') => t.completedWithNew(date, added)}
        elements={[<Instant key="date" value={trainingCompletedAt} show="date" />]}
      />
    </p>
  );
}
