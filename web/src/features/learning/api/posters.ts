import { listPosters } from '@portal/contract/learning';
import { useQuery } from '@tanstack/react-query';
import { mediaUrl } from '#web/platform/http/media-url.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The addresses of the posters of these modules, which expire. None is requested if no module has one. */
export function usePosters(moduleIds: readonly number[]) {
  const { queryKey, ...query } = callQuery(listPosters);
  const { data, refetch } = useQuery({
    ...query,
    queryKey: [...queryKey, moduleIds],
    staleTime: cacheTimes.posters,
    enabled: moduleIds.length > 0,
  });
  const urls = new Map(data?.map((poster) => [poster.moduleId, mediaUrl(poster.url)]));
  return { urlOf: (moduleId: number) => urls.get(moduleId) ?? null, renew: () => void refetch() };
}

export type Posters = ReturnType<typeof usePosters>;
