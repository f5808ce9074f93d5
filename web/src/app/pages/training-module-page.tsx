import { idParam } from '@portal/contract/fields';
import { useCallback, useState } from 'react';
import { type Params, useParams } from 'react-router';
import { OwnAttempts } from '#web/features/attempts/components/own-attempts.tsx';
import { ModuleRating } from '#web/features/feedback/components/module-rating.tsx';
import { TrainingFeedback } from '#web/features/feedback/components/training-feedback.tsx';
import { HelpButton } from '#web/features/help/components/help-button.tsx';
import { HelpDialog } from '#web/features/help/components/lazy-help-dialog.tsx';
import {
  prefetchTrainingModule,
  useTrainingModule,
} from '#web/features/learning/api/training-module.ts';
import { ModuleCertificate } from '#web/features/learning/certificate/components/lazy-certificate.tsx';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';

/** Requests the module and its poster while the session is checked. */
export function prefetch({ moduleId }: Readonly<Params>): void {
  const id = idParam.safeParse(moduleId);
  if (id.success) void prefetchTrainingModule(id.data);
}

/** The page of a module, with the actions of the features feedback and help. */
export function Component() {
  const { moduleId = '' } = useParams();
  const id = idParam.safeParse(moduleId);
  return id.success ? <KnownModulePage key={id.data} id={id.data} /> : <ModulePage />;
}

/** The open feedback dialog. */
type Asking = {
  /** Returns to the training; null if the trainee has opened the dialog. */
  readonly leave: (() => void) | null;
};

function KnownModulePage({ id }: { id: number }) {
  const { data: module } = useTrainingModule(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [needsHelp, setNeedsHelp] = useState(false);

  function close() {
    setAsking(null);
    asking?.leave?.();
  }

  return (
    <>
      <ModulePage
        actions={
          module?.completed ? (
            <>
              <ModuleCertificate moduleId={module.id} />
              <ModuleRating module={module} onRate={() => setAsking({ leave: null })} />
            </>
          ) : null
        }
        help={<HelpButton moduleId={id} />}
        aside={module === undefined ? null : <OwnAttempts module={module} />}
        onAskForHelp={() => setNeedsHelp(true)}
        onAllComplete={useCallback((leave: () => void) => setAsking({ leave }), [])}
      />
      {needsHelp ? <HelpDialog moduleId={id} onClose={() => setNeedsHelp(false)} /> : null}
      {asking === null || module === undefined ? null : (
        <TrainingFeedback module={module} atEnd={asking.leave !== null} onClose={close} />
      )}
    </>
  );
}
