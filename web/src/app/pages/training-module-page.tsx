import { getTrainingModule } from '@portal/contract/learning';
import { RETURN_DELAY_MS } from '@portal/contract/limits';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { OwnAttempts } from '#web/features/attempts/components/own-attempts.tsx';
import { ModuleRating } from '#web/features/feedback/components/module-rating.tsx';
import { TrainingFeedback } from '#web/features/feedback/components/training-feedback.tsx';
import { HelpButton } from '#web/features/help/components/help-button.tsx';
import { useTrainingModule } from '#web/features/learning/api/training-module.ts';
import { ModulePage } from '#web/features/learning/pages/module-page.tsx';
import { paths } from '#web/platform/routing/paths.ts';

/** The page of a module, with the actions of the features feedback and help. */
export function Component() {
  const { moduleId = '' } = useParams();
  const id = getTrainingModule.params.safeParse({ id: moduleId });
  return id.success ? <KnownModulePage key={id.data.id} id={id.data.id} /> : <ModulePage />;
}

/** Why the feedback dialog is open. */
type Asking = 'on request' | 'at the end of the training';

function KnownModulePage({ id }: { id: number }) {
  const { data: module } = useTrainingModule(id);
  const [asking, setAsking] = useState<Asking | null>(null);
  const returnDelayed = useDelayedReturn();
  const atEnd = asking === 'at the end of the training';

  function close() {
    setAsking(null);
    if (atEnd) returnDelayed();
  }

  return (
    <>
      <ModulePage
        actions={
          <>
            {module?.completed ? (
              <ModuleRating module={module} onRate={() => setAsking('on request')} />
            ) : null}
            <HelpButton moduleId={id} />
          </>
        }
        aside={module === undefined ? null : <OwnAttempts module={module} />}
        onAllComplete={useCallback(() => setAsking('at the end of the training'), [])}
      />
      {asking === null || module === undefined ? null : (
        <TrainingFeedback module={module} atEnd={atEnd} onClose={close} />
      )}
    </>
  );
}

/** Returns a function that goes to the training after {@link RETURN_DELAY_MS}, unless this page is left before. */
function useDelayedReturn(): () => void {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(() => {
    timer.current = setTimeout(() => void navigate(paths.training), RETURN_DELAY_MS);
  }, [navigate]);
}
