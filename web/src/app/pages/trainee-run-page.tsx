import { TraineeRunPage } from '#web/features/trainees/runs/pages/trainee-run-page.tsx';
import { ModuleEvidence } from './module-evidence.tsx';

/** One of a trainee's earlier runs, with the attempts at each quiz. */
export function Component() {
  return <TraineeRunPage evidence={(of) => <ModuleEvidence {...of} />} />;
}
