import { ModuleAttempts } from '#web/features/attempts/components/module-attempts.tsx';
import { TraineeRunPage } from '#web/features/trainees/runs/pages/trainee-run-page.tsx';

/** One of a trainee's earlier runs, with the attempts at each quiz. */
export function Component() {
  return (
    <TraineeRunPage
      attempts={({ module, ...run }) => (
        <ModuleAttempts of={{ ...run, moduleId: module.moduleId }} moduleName={module.moduleName} />
      )}
    />
  );
}
