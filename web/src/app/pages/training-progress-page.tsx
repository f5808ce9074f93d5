import type { ModuleProgress } from '@portal/contract/learning';
import { useState } from 'react';
import { CalendarButton } from '#web/features/calendar/components/lazy-calendar-button.tsx';
import { OwnCertificates } from '#web/features/certificates/components/lazy-own-certificates.tsx';
import { ModuleRating } from '#web/features/feedback/components/module-rating.tsx';
import { TrainingFeedback } from '#web/features/feedback/components/training-feedback.tsx';
import { ProgressPage } from '#web/features/learning/pages/progress-page.tsx';

/** My Progress, where each completed module can be rated, and due dates come into the trainee's calendar. */
export function Component() {
  const [rated, setRated] = useState<{ id: number; name: string } | null>(null);

  function rating({ moduleId, moduleName }: ModuleProgress) {
    const module = { id: moduleId, name: moduleName };
    return <ModuleRating module={module} onRate={() => setRated(module)} isOneOfMany />;
  }

  return (
    <>
      <ProgressPage
        completedAction={rating}
        requirementsAction={<CalendarButton />}
        certificates={<OwnCertificates />}
      />
      {rated === null ? null : <TrainingFeedback module={rated} onClose={() => setRated(null)} />}
    </>
  );
}
