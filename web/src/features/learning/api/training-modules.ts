import { listTrainingModules } from '@portal/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The trainee's modules in order, each with the progress in it. */
export function useTrainingModules() {
  return useQuery({ ...callQuery(listTrainingModules), staleTime: cacheTimes.modules });
}
