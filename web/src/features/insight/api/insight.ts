import { getModuleInsight } from '@portal/contract/insight';
import { INSIGHT_POLL_MS } from '@portal/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The insight of a module, about all trainees or a group, loaded again every minute. */
export function useModuleInsight(moduleId: number, group: number | null) {
  return useQuery({
    ...callQuery(getModuleInsight, {
      params: { id: moduleId },
      query: group === null ? {} : { group: String(group) },
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { error } }) => (isNotFound(error) ? false : INSIGHT_POLL_MS),
  });
}

/** Reports whether the module does not exist, or not any more. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof ApiError && error.code === 'NOT_FOUND';
}
