import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { ProgressRing } from '#web/ui/progress-ring.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { Track, type TrackStep } from '#web/ui/track.tsx';
import {
  averageNote,
  currentModuleLabel,
  moduleStatus,
  resumePoint,
} from '../model/module-labels.ts';
import { learningTexts } from '../texts/catalogue.ts';

/** The figures of the trainee's progress, and the path of modules. */
export function DashboardOverview({ dashboard }: { dashboard: Dashboard }) {
  const { overallProgress, modulesCompleted, totalModules, averageScore } = dashboard;
  const t = learningTexts();
  return (
    <Card className="grid gap-6">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-6">
        <div className="flex items-center gap-4">
          <ProgressRing
            value={overallProgress}
            label={t.dashboard.overallProgress}
            size={96}
            tone={overallProgress >= 100 ? 'success' : 'accent'}
          >
            <span className="font-semibold text-xl tabular-nums tracking-tight">
              {t.percent(overallProgress)}
            </span>
          </ProgressRing>
          <p className="max-w-28 font-medium leading-snug">{t.dashboard.overallProgress}</p>
        </div>
        <dl className="grid min-w-0 grow basis-80 grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
          <Figure label={t.dashboard.modulesCompleted}>
            <span className="text-text-muted">
              <Sentence
                text={(completed = '') => t.completedOfModules(completed, totalModules)}
                elements={[
                  <span key="completed" className="text-text">
                    {modulesCompleted}
                  </span>,
                ]}
              />
            </span>
          </Figure>
          <Figure label={t.dashboard.averageScore} note={averageNote(dashboard.moduleProgress)}>
            {t.percent(averageScore)}
          </Figure>
          <Figure label={t.dashboard.currentModule} wide>
            <span dir="auto">{currentModuleLabel(dashboard)}</span>
          </Figure>
        </dl>
      </div>
      {dashboard.moduleProgress.length === 0 ? null : <Path dashboard={dashboard} />}
    </Card>
  );
}

function Path({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Track
      label={learningTexts().dashboard.path}
      // The path scrolls up to the card's edge instead of being cut off inside it.
      className="sm:-mx-6 sm:px-6"
      steps={dashboard.moduleProgress.map(stepOf)}
      renderLink={(step, face) =>
        step.state === 'locked' ? (
          face
        ) : (
          <Link to={paths.trainingModule.to(step.id)} className="block rounded-lg">
            {face}
          </Link>
        )
      }
    />
  );
}

type FigureProps = {
  label: string;
  /** A line below the figure. */
  note?: string | null;
  wide?: boolean;
  children: ReactNode;
};

function Figure({ label, note = null, wide, children }: FigureProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0 sm:col-span-1' : 'min-w-0'}>
      <dt className="wrap-anywhere hyphens-auto text-sm text-text-muted">{label}</dt>
      <dd className="line-clamp-3 wrap-anywhere font-semibold text-lg tabular-nums tracking-tight">
        {children}
      </dd>
      {note === null ? null : <dd className="text-sm text-text-muted">{note}</dd>}
    </div>
  );
}

const states = { completed: 'done', current: 'current', locked: 'locked' } as const;

function stepOf(module: ModuleProgress): TrackStep {
  const t = learningTexts();
  const status = moduleStatus(module);
  const resumeAt = resumePoint(module);
  const score = module.quizPassed ? t.percent(module.marksObtained) : null;
  return {
    id: module.moduleId,
    label: module.moduleName,
    state: states[status],
    detail: resumeAt === null ? score : t.dashboard.at(resumeAt),
  };
}
