import {
  LastReminderOf,
  RemindTrainee,
} from '#web/features/trainees/reminders/components/remind-trainee.tsx';
import { RetryBanner } from '#web/ui/retry-banner.tsx';
import { useFocusAfterDialog } from '#web/ui/use-focus-after-dialog.ts';
import type { useTraineeRequirements } from '../api/requirements.ts';
import { recordedIn } from '../model/recorded-results.ts';
import { requirementTexts } from '../texts/catalogue.ts';
import { ExceptionList } from './exception-list.tsx';
import { AllModulesActions, type RequirementAction } from './module-actions.tsx';
import { ResultList } from './result-list.tsx';

type RequirementsSectionProps = {
  trainee: { id: number; name: string };
  requirements: ReturnType<typeof useTraineeRequirements>;
  /** Absent for an admin who may not change the trainee. */
  onAction: ((action: RequirementAction) => void) | undefined;
};

/** The exceptions and the earlier results of a trainee, and the actions for all modules. */
export function RequirementsSection(props: RequirementsSectionProps) {
  const { trainee, requirements, onAction } = props;
  const { data, error, isFetching, refetch } = requirements;
  const t = requirementTexts();
  const [section, focusSection] = useFocusAfterDialog<HTMLElement>();
  if (error !== null)
    return (
      <RetryBanner tone="warning" retrying={isFetching} onRetry={() => void refetch()}>
        {t.notLoaded(error.message)}
      </RetryBanner>
    );
  // Without rules, and while they are loading.
  if (data === null || data === undefined) return null;
  const results = recordedIn(data);
  if (onAction === undefined && data.exceptions.length === 0 && results.length === 0) return null;
  const mayChange = onAction !== undefined;
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="requirements"
      className="mt-2 grid gap-4 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="grid gap-0.5">
          <h2 id="requirements" className="font-semibold text-xl tracking-tight">
            {t.title}
          </h2>
          {onAction === undefined ? null : <LastReminderOf traineeId={trainee.id} />}
        </div>
        {onAction === undefined ? null : (
          <AllModulesActions onAction={onAction}>
            <RemindTrainee trainee={trainee} />
          </AllModulesActions>
        )}
      </div>
      {data.exceptions.length === 0 ? null : (
        <ExceptionList
          traineeId={trainee.id}
          exceptions={data.exceptions}
          mayChange={mayChange}
          onEnded={focusSection}
        />
      )}
      {results.length === 0 ? null : (
        <ResultList
          traineeId={trainee.id}
          results={results}
          mayChange={mayChange}
          onWithdrawn={focusSection}
        />
      )}
    </section>
  );
}
