import { listOwnRequirements } from '@portal/contract/requirements';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** How the trainee stands in each module, with all completions, also in those that are no longer required. */
export function useOwnRequirements() {
  return useQuery({ ...callQuery(listOwnRequirements), staleTime: cacheTimes.dashboard });
}
