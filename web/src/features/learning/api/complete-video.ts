import { completeVideo } from '@portal/contract/learning';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { shouldRetry } from '#web/platform/query/retry.ts';
import { refreshLearning } from './learning-keys.ts';

/** Says that the module's video is watched; saying it twice changes nothing, so it is tried again. */
export function useCompleteVideo(moduleId: number) {
  return useMutation({
    mutationFn: () => callApi(completeVideo, { params: { id: moduleId } }),
    retry: (failures, error) => failures < 1 && shouldRetry(failures, error),
    onSuccess: () => {
      void refreshLearning();
    },
  });
}
