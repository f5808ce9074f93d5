import { type Activity, listActivity } from '@portal/contract/activity';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { untilWorded } from '#web/platform/language/load-reasons.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import type { ActivityFilter } from '../model/activity-filter.ts';
import { queryOf } from '../model/activity-query.ts';

/** The loaded pages of the changes that match a filter, newest first. */
export function useActivity(chosen: ActivityFilter) {
  const filter = queryOf(chosen);
  return useInfiniteQuery({
    queryKey: [...callKey(listActivity), 'pages', filter],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...filter, cursor };
      const { body, headers } = await callApiWithHeaders(listActivity, { query, signal });
      if (body.some(({ after }) => after?.problem != null)) await untilWorded();
      return { rows: body, next: headers.next };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }): Activity[] => pages.flatMap(({ rows }) => rows),
    // Never cached, because users look for changes that were made a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
