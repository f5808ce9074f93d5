import {
  getTrainingModule,
  listTrainingModules,
  type TrainingModule,
} from '@portal/contract/learning';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { preload } from 'react-dom';
import { callApi } from '#web/platform/http/client.ts';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { deliverStoredReport, reportBeforeOpening } from './watching.ts';

export function trainingModuleQuery(moduleId: number) {
  return queryOptions({
    queryKey: callKey(getTrainingModule, { params: { id: moduleId } }),
    queryFn: async ({ signal }): Promise<TrainingModule> => {
      await reportBeforeOpening(moduleId);
      const module = await callApi(getTrainingModule, { params: { id: moduleId }, signal });
      const { user } = session.current();
      const accepted = user && (await deliverStoredReport({ userId: user.id, moduleId }, module));
      if (accepted === null) return module;
      const { timeSpent, position, watchedTo } = accepted;
      return { ...module, timeSpent, position, watchedTo };
    },
    staleTime: cacheTimes.module,
  });
}

/** Does nothing for users who are not trainees. Never rejects. */
export async function prefetchTrainingModule(moduleId: number): Promise<void> {
  if (session.current().user?.role !== 'TRAINEE') return;
  const query = trainingModuleQuery(moduleId);
  await queryClient.prefetchQuery(query);
  const poster = queryClient.getQueryData(query.queryKey)?.videos[0]?.poster ?? null;
  if (poster !== null) preload(mediaUrl(poster), { as: 'image', fetchPriority: 'high' });
}

export function useTrainingModule(moduleId: number) {
  // The progress may have changed on another device, or the module may have been changed.
  return useQuery({ ...trainingModuleQuery(moduleId), refetchOnWindowFocus: 'always' });
}

/** The trainee's modules in order, with the progress in each. */
export function useTrainingModules() {
  return useQuery({ ...callQuery(listTrainingModules), staleTime: cacheTimes.modules });
}
