import type { TrainingModule } from '@portal/contract/learning';
import { Card } from '#web/ui/card.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { Region } from '#web/ui/region.tsx';
import { learningTexts } from '../texts/catalogue.ts';
import { BackToTraining } from './back-to-training.tsx';
import { ModuleTitle } from './module-title.tsx';
import { RenewButton } from './renew-button.tsx';
import { StandingLine } from './standing-line.tsx';
import { WhyRequired } from './why-required.tsx';

type ModuleToRenewProps = {
  module: TrainingModule;
  actions?: Elements;
  help?: Elements;
  aside?: Elements;
};

/** The page of a module whose completion has expired: its videos and its quiz follow when it is renewed. */
export function ModuleToRenew({ module, actions, help, aside }: ModuleToRenewProps) {
  const { id, name, standing } = module;
  return (
    <div className="grid gap-4">
      <div>
        <BackToTraining />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-6">
          <ModuleTitle
            module={module}
            actions={
              <>
                {actions}
                {help}
              </>
            }
          />
          <Card className="grid justify-items-start gap-4">
            <StandingLine standing={standing} className="text-base!" />
            <p className="text-pretty text-text-muted">{learningTexts().renewal.toRenew}</p>
            <RenewButton moduleId={id} moduleName={name} />
            <WhyRequired standing={standing} />
          </Card>
        </div>
        <div className="grid gap-6">
          <Region>{aside}</Region>
        </div>
      </div>
    </div>
  );
}
