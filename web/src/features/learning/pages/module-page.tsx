import { idParam } from '@portal/contract/fields';
import { useDeferredValue } from 'react';
import { useParams } from 'react-router';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useDocumentTitle } from '#web/platform/routing/use-document-title.ts';
import { ErrorCard } from '#web/ui/error-card.tsx';
import { mayHaveVideo } from '../api/dashboard.ts';
import { useTrainingModule } from '../api/training-module.ts';
import { BackToTraining } from '../components/back-to-training.tsx';
import { ModuleSkeleton } from '../components/learning-skeletons.tsx';
import { type ModuleExtras, ModuleScreen } from '../components/module-screen.tsx';
import { ModuleToRenew } from '../components/module-to-renew.tsx';
import { ModuleLocked, ModuleNotFound } from '../components/module-unavailable.tsx';
import { RestartedBanner } from '../components/restarted-banner.tsx';
import type { Blocker } from '../model/module-labels.ts';
import { useRestart } from '../model/use-restart.ts';
import { learningTexts } from '../texts/catalogue.ts';

const loadTraining = () => import('./dashboard-page.tsx');

export function ModulePage(props: ModuleExtras) {
  const { moduleId = '' } = useParams();
  const id = idParam.safeParse(moduleId);
  if (!id.success) return <ModuleNotFound />;
  return <ModuleOf key={id.data} id={id.data} {...props} />;
}

function ModuleOf({ id, ...props }: ModuleExtras & { id: number }) {
  const { data, error, isFetching, refetch } = useTrainingModule(id);
  useDocumentTitle(data?.name);
  const restart = useRestart(data, error);
  const isRefused = error instanceof ApiError && [400, 403, 404].includes(error.status);
  // The first rendering takes long: in slices, so that input is answered in between.
  const isDue = useDeferredValue(data !== undefined);
  // The key restarts the visit when the video is replaced, or in another run.
  if (data && isDue && !isRefused) {
    const { actions, help, aside } = props;
    const visit = [data.runId, ...data.videos.map((video) => video.id)].join();
    return (
      <>
        {restart.isShown ? (
          <RestartedBanner hasQuiz={data.mcqs.length > 0} onDismiss={restart.dismiss} />
        ) : null}
        {!data.completed && data.canRenew ? (
          <ModuleToRenew module={data} {...{ actions, help, aside }} />
        ) : (
          <ModuleScreen key={visit} module={data} loadTraining={loadTraining} {...props} />
        )}
      </>
    );
  }
  if (error === null)
    return (
      <div className="grid gap-4">
        <div>
          <BackToTraining />
        </div>
        <ModuleSkeleton hasVideo={mayHaveVideo(id)} />
      </div>
    );
  if (error instanceof ApiError && error.code === 'MODULE_LOCKED')
    return (
      <>
        {restart.isShown ? (
          <RestartedBanner hasQuiz={data !== undefined && data.mcqs.length > 0} />
        ) : null}
        <ModuleLocked message={error.message} blocker={blockerOf(error)} />
      </>
    );
  if (isRefused) return <ModuleNotFound />;
  return (
    <ErrorCard
      title={learningTexts().module.notLoaded}
      message={error.message}
      retrying={isFetching}
      onRetry={() => void refetch()}
      action={<BackToTraining />}
    />
  );
}

function blockerOf({ details }: ApiError): Blocker | null {
  const { moduleId, moduleName } = details;
  return typeof moduleId === 'number' && typeof moduleName === 'string'
    ? { moduleId, moduleName }
    : null;
}
