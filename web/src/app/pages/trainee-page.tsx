import { TraineeDetailPage } from '#web/features/trainees/pages/trainee-detail-page.tsx';
import { ModuleEvidence } from './module-evidence.tsx';

/** One trainee's progress in the current run, with the attempts at each quiz. */
export function Component() {
  return <TraineeDetailPage evidence={(of) => <ModuleEvidence {...of} />} />;
}
