import { ModuleAttempts } from '#web/features/attempts/components/module-attempts.tsx';
import type { EvidenceOfModule } from '#web/features/trainees/components/progress-report.tsx';
import { PrintEvidence } from './print-evidence.tsx';

/** The attempts at a module's quiz, and the button that prints all that is known about one person and this module. */
export function ModuleEvidence(of: Parameters<EvidenceOfModule>[0]) {
  const { traineeId, runNumber, module } = of;
  const { moduleId, moduleName, score } = module;
  return (
    <div className="flex flex-wrap gap-2">
      {score === null ? null : (
        <ModuleAttempts of={{ traineeId, runNumber, moduleId }} moduleName={moduleName} />
      )}
      <PrintEvidence {...of} />
    </div>
  );
}
