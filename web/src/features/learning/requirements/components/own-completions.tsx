import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useOwnRequirements } from '../api/own-requirements.ts';
import { requirementTexts } from '../texts/catalogue.ts';
import { Completions } from './completions.tsx';

type OwnCompletionsProps = {
  moduleId: number;
  /** In the company's zone. */
  today: string;
};

/** The completions of a module on its card of My Progress, folded; nothing before the first one. */
export function OwnCompletions({ moduleId, today }: OwnCompletionsProps) {
  const { data = [] } = useOwnRequirements();
  const own = data.find((each) => each.moduleId === moduleId);
  if (own === undefined || own.completions.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-6 w-fit cursor-pointer content-center rounded-sm text-text-muted pointer-coarse:min-h-11">
        {requirementTexts().completionsOf(own.completions.length)}
      </summary>
      <div className="pt-2">
        <Completions completions={own.completions} today={today} />
      </div>
    </details>
  );
}

/** The modules that the trainee has begun or completed and need not take any more. */
export function NoLongerRequired({ today }: Pick<OwnCompletionsProps, 'today'>) {
  const { data = [], error, isFetching, refetch } = useOwnRequirements();
  const t = requirementTexts();
  if (error !== null)
    return (
      <RetryBanner tone="danger" retrying={isFetching} onRetry={() => void refetch()}>
        {t.notLoaded(error.message)}
      </RetryBanner>
    );
  const former = data.filter(({ standing }) => standing.state === 'notRequired');
  if (former.length === 0) return null;
  return (
    <section aria-labelledby="no-longer-required" className="grid gap-4">
      <h2 id="no-longer-required" className="font-semibold text-lg tracking-tight">
        {t.noLongerRequired}
      </h2>
      <ul className="grid divide-y rounded-xl border bg-surface">
        {former.map(({ moduleId, moduleName, completions }) => (
          <li key={moduleId} className="grid gap-2 px-5 py-4 text-sm sm:px-6">
            <h3 className="wrap-anywhere font-medium text-base">
              <span dir="auto">{moduleName}</span>
            </h3>
            {completions.length === 0 ? (
              <p className="text-text-muted">{t.notCompleted}</p>
            ) : (
              <Completions completions={completions} today={today} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
