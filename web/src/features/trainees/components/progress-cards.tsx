import { isAllCompleted } from '@portal/contract/rules';
import type { TraineeProgress } from '@portal/contract/trainees';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import Clock from 'lucide-react/icons/clock';
import Target from 'lucide-react/icons/target';
import { Card } from '#web/ui/card.tsx';
import { formatCount } from '#web/ui/format/format-count.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageOfText, hoursText, minutesText } from '../model/progress-figures.ts';

type Overall = Pick<TraineeProgress, 'overallProgress' | 'modulesCompleted' | 'totalModules'>;

/** The four figures over all modules. */
export function ProgressCards({ progress }: { progress: TraineeProgress }) {
  const { modulesCompleted, totalModules, averageScore, totalTimeSpent, moduleProgress } = progress;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 xl:grid-cols-4">
      <OverallCard progress={progress} />
      <StatCard
        label="Modules Completed"
        value={modulesCompleted}
        detail={`of ${formatCount(totalModules, 'module')}`}
        icon={<CircleCheckBig />}
        tone="success"
      />
      <StatCard
        label="Average Score"
        value={`${averageScore}%`}
        detail={averageOfText(moduleProgress)}
        icon={<Target />}
        tone="accent"
      />
      <StatCard
        label="Time Invested"
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
  const { overallProgress, modulesCompleted, totalModules } = progress;
  const isCompleted = isAllCompleted(progress);
  return (
    <Card className="grid content-start gap-1 p-4 sm:p-5">
      <p className="text-sm text-text-muted">Overall Progress</p>
      <p className="font-semibold text-2xl tabular-nums">{`${overallProgress}%`}</p>
      <ProgressBar
        value={overallProgress}
        label="Overall progress"
        tone={isCompleted ? 'success' : 'accent'}
        size="sm"
        className="my-1"
      />
      <p className="text-sm text-text-muted">
        {`${modulesCompleted} of ${formatCount(totalModules, 'module')}`}
      </p>
    </Card>
  );
}
