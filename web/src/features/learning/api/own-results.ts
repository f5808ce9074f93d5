import { getOwnResult, listOwnResults } from '@portal/contract/runs';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The trainee's completed runs, newest first. */
export function useOwnResults() {
  return useQuery({ ...callQuery(listOwnResults), staleTime: cacheTimes.dashboard });
}

/** The result of a completed run; null loads nothing. */
export function useOwnResult(number: number | null) {
  return useQuery({
    ...callQuery(getOwnResult, { params: { number: number ?? 0 } }),
    staleTime: cacheTimes.dashboard,
    enabled: number !== null,
  });
}
