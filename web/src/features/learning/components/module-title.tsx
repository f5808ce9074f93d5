import type { TrainingModule } from '@portal/contract/learning';
import type { Elements } from '#web/ui/elements.ts';

type ModuleTitleProps = {
  module: Pick<TrainingModule, 'name' | 'description'>;
  actions?: Elements;
};

/** The name of a module with its description, and the actions of its page. */
export function ModuleTitle({ module, actions }: ModuleTitleProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 gap-2">
        <h1 className="wrap-anywhere font-semibold text-2xl sm:text-3xl">
          <span dir="auto">{module.name}</span>
        </h1>
        {module.description === '' ? null : (
          <p className="max-w-2xl whitespace-pre-line text-pretty wrap-anywhere text-text-muted">
            <span dir="auto">{module.description}</span>
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">{actions}</div>
    </div>
  );
}
