import { HeldCertificates } from '#web/features/certificates/held/components/lazy-held-section.tsx';
import { TraineeDetailPage } from '#web/features/trainees/pages/trainee-detail-page.tsx';
import { ModuleEvidence } from './module-evidence.tsx';

/** One trainee's progress in the current run, with the attempts at each quiz, and the certificates. */
export function Component() {
  return (
    <TraineeDetailPage
      evidence={(of) => <ModuleEvidence {...of} />}
      certificates={(of) => <HeldCertificates {...of} />}
    />
  );
}
