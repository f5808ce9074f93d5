import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { canGoOn, nextStep, videoLength } from '../model/module-labels.ts';
import { visitOf } from '../model/module-view.ts';
import { mostUrgent } from '../model/urgent-module.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { AllDone, UrgentCard } from './urgent-card.tsx';

/** The next step of the training, above all figures: what is due first, or the current module and where it continues. */
export function ContinueCard({ dashboard }: { dashboard: Dashboard }) {
  const { currentModule, moduleProgress, today } = dashboard;
  const urgent = mostUrgent(moduleProgress);
  if (urgent !== null && today !== null)
    return <UrgentCard module={urgent} modules={moduleProgress} today={today} />;
  const current = moduleProgress.find(({ moduleId }) => moduleId === currentModule?.moduleId);
  return current === undefined ? <AllDone dashboard={dashboard} /> : <Current module={current} />;
}

function Current({ module }: { module: ModuleProgress }) {
  const t = learningTexts();
  const now = useNow();
  const step = nextStep(module, now);
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-accent/45">
      <p className="grid min-w-0 gap-0.5">
        <span className="text-sm text-text-muted">
          {step === null ? t.dashboard.upNext : t.dashboard.continue}
        </span>
        <span className="wrap-anywhere font-semibold text-lg leading-snug tracking-tight">
          <span dir="auto">{module.moduleName}</span>
        </span>
        <span className="text-sm text-text-muted tabular-nums">
          {step ?? videoLength(module.videoDuration) ?? t.dashboard.quiz}
        </span>
      </p>
      <Link
        to={paths.trainingModule.to(module.moduleId)}
        state={visitOf(module)}
        aria-label={
          step === null
            ? t.dashboard.continueModule(module.moduleName)
            : t.dashboard.continueModuleBy({ module: module.moduleName, step })
        }
        className={buttonStyles({
          variant: canGoOn(module, now) ? 'primary' : 'outline',
          className: 'max-sm:w-full',
        })}
      >
        <span>{t.actions.continue}</span>
        <ArrowRight aria-hidden="true" />
      </Link>
    </Card>
  );
}
