import type { Dashboard } from '@portal/contract/learning';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Trophy from 'lucide-react/icons/trophy';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { StatCard } from '#web/ui/stat-card.tsx';
import { averageNote } from '../model/module-labels.ts';
import { learningTexts } from '../texts/catalogue.ts';

/** The four figures of My Progress. */
export function ProgressFigures({ dashboard }: { dashboard: Dashboard }) {
  const { overallProgress, modulesCompleted, totalModules, averageScore } = dashboard;
  const { percent, ofModules, progress: t } = learningTexts();
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={t.overallProgress}
        value={percent(overallProgress)}
        detail={t.ofTraining}
        visual={
          <ProgressRing
            value={overallProgress}
            label={t.ring}
            size={52}
            tone={overallProgress >= 100 ? 'success' : 'accent'}
          >
            {null}
          </ProgressRing>
        }
      />
      <StatCard
        label={t.modulesCompleted}
        value={modulesCompleted}
        detail={ofModules(totalModules)}
        icon={<CircleCheck />}
        tone="success"
      />
      <StatCard
        label={t.averageScore}
        value={percent(averageScore)}
        detail={averageNote(dashboard.moduleProgress) ?? t.overAllQuizzes}
        icon={<Trophy />}
        tone="accent"
      />
      <StatCard label={t.timeInvested} {...timeInvested(dashboard)} icon={<Clock />} />
    </div>
  );
}

/** In minutes, rounded; '<1' for times below half a minute. A quiz takes no time. */
function timeInvested({ totalTimeSpent, moduleProgress }: Dashboard) {
  const t = learningTexts().progress;
  const hasWatched = moduleProgress.some(({ timeSpentOnVideo }) => timeSpentOnVideo > 0);
  if (totalTimeSpent === 0 && hasWatched) return { value: t.belowMinute, detail: t.ofVideos };
  return { value: totalTimeSpent, detail: t.minutesOfVideos(totalTimeSpent) };
}
