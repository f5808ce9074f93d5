import { ModuleAttempts } from '#web/features/attempts/components/module-attempts.tsx';
import { TraineeDetailPage } from '#web/features/trainees/pages/trainee-detail-page.tsx';

/** One trainee's progress in the current run, with the attempts at each quiz. */
export function Component() {
  return (
    <TraineeDetailPage
      attempts={({ module, ...run }) => (
        <ModuleAttempts of={{ ...run, moduleId: module.moduleId }} moduleName={module.moduleName} />
      )}
    />
  );
}
