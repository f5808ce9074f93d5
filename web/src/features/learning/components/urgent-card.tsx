import type { Dashboard, ModuleProgress } from '@portal/contract/learning';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { lookOf, standingPhraseSoon } from '#web/features/standing/api/standing-words.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { CivilDate } from '#web/platform/time/civil-date.tsx';
import { useNow } from '#web/platform/time/use-now.ts';
import { Banner } from '#web/ui/banner.tsx';
import { buttonStyles, wrappingButton } from '#web/ui/button-styles.ts';
import { Card } from '#web/ui/card.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Sentence } from '#web/ui/sentence.tsx';
import { StateSymbol } from '#web/ui/state-symbol.tsx';
import { canGoOn, goOnLabel, lockedReason } from '../model/module-labels.ts';
import { visitOf } from '../model/module-view.ts';
import { nextDueDay } from '../model/urgent-module.ts';
import { learningTexts } from '../texts/catalogue.ts';
import { RenewButton } from './renew-button.tsx';
import { standingTone } from './standing-line.tsx';

type UrgentCardProps = {
  module: ModuleProgress;
  modules: readonly ModuleProgress[];
  /** In the company's zone. */
  today: string;
};

/** One line about the module that is due first, 'Due in 3 days: Fire safety', with the button that goes on with it. */
export function UrgentCard({ module, modules, today }: UrgentCardProps) {
  const { standing } = module;
  if (standing === null) return null;
  const { text, day } = standingPhraseSoon(standing, today);
  return (
    <Card className="flex min-h-42 flex-wrap content-center items-center justify-between gap-x-6 gap-y-3 border-accent/45 sm:min-h-33">
      <p className="flex min-w-0 grow basis-52 gap-2 text-lg leading-snug tracking-tight [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
        <span className={standingTone(standing)}>
          <StateSymbol symbol={lookOf(standing.state).symbol} />
        </span>
        <span className="wrap-anywhere min-w-0">
          <Sentence
            text={learningTexts().renewal.ofModule}
            elements={[
              <span key="when" className={classNames('font-medium', standingTone(standing))}>
                <Sentence
                  text={text}
                  elements={day === null ? [] : [<CivilDate key="day" value={day} today={today} />]}
                />
              </span>,
              <span key="module" dir="auto" className="font-semibold">
                {module.moduleName}
              </span>,
            ]}
          />
        </span>
      </p>
      <UrgentAction module={module} modules={modules} />
    </Card>
  );
}

function UrgentAction({ module, modules }: Omit<UrgentCardProps, 'today'>) {
  const t = learningTexts();
  const now = useNow();
  const { moduleId, moduleName, blockedBy } = module;
  if (module.canRenew)
    return <RenewButton moduleId={moduleId} moduleName={moduleName} className="max-sm:w-full" />;
  const target = blockedBy ?? module;
  return (
    <Link
      to={paths.trainingModule.to(target.moduleId)}
      state={blockedBy === null ? visitOf(module) : undefined}
      className={classNames(
        buttonStyles({ variant: canGoOn(module, now) ? 'primary' : 'outline' }),
        wrappingButton,
        'max-sm:w-full',
      )}
    >
      {blockedBy === null ? (
        <span>
          <span>{goOnLabel(module, now)}</span>
          <span className="sr-only">{t.ofModule(moduleName)}</span>
        </span>
      ) : (
        <span>{lockedReason(blockedBy, modules).action}</span>
      )}
    </Link>
  );
}

/** Says when the first completion ends, once all modules are done. */
export function AllDone({ dashboard }: { dashboard: Dashboard }) {
  const { today } = dashboard;
  const day = nextDueDay(dashboard);
  if (day === null || today === null) return null;
  return (
    <Banner tone="success" icon={<CircleCheck aria-hidden="true" />}>
      <Sentence
        text={learningTexts().renewal.allDone}
        elements={[<CivilDate key="day" value={day} today={today} />]}
      />
    </Banner>
  );
}
