import type { Dashboard } from '@portal/contract/learning';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Trophy from 'lucide-react/icons/trophy';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageNote } from '../model/module-labels.ts';

/** The four figures of My Progress. */
export function ProgressFigures({ dashboard }: { dashboard: Dashboard }) {
  const { overallProgress, modulesCompleted, totalModules, averageScore } = dashboard;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label="Overall Progress"
        value={`${overallProgress}%`}
        detail="of your training"
        visual={
          <ProgressRing
            value={overallProgress}
            label="Overall progress"
            size={52}
            tone={overallProgress >= 100 ? 'success' : 'accent'}
          >
            {null}
          </ProgressRing>
        }
      />
      <StatCard
        label="Modules Completed"
        value={modulesCompleted}
        detail={`of ${totalModules}`}
        icon={<CircleCheck />}
        tone="success"
      />
      <StatCard
        label="Average Score"
        value={`${averageScore}%`}
        detail={averageNote(dashboard.moduleProgress) ?? 'over all quizzes'}
        icon={<Trophy />}
        tone="accent"
      />
      <StatCard label="Time Invested" {...timeInvested(dashboard)} icon={<Clock />} />
    </div>
  );
}

/** In minutes, rounded; '<1' for times below half a minute. A quiz takes no time. */
function timeInvested({ totalTimeSpent, moduleProgress }: Dashboard) {
  const hasWatched = moduleProgress.some(({ timeSpentOnVideo }) => timeSpentOnVideo > 0);
  if (totalTimeSpent === 0 && hasWatched) return { value: '<1 min', detail: 'of videos' };
  return {
    value: totalTimeSpent,
    detail: `${totalTimeSpent === 1 ? 'minute' : 'minutes'} of videos`,
  };
}
