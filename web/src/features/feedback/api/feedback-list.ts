import {
  type Feedback,
  getFeedbackStats,
  listFeedback,
  listRatedModules,
} from '@portal/contract/feedback';
import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import type { FeedbackView } from '../model/feedback-view.ts';

export type FeedbackPage = {
  entries: readonly Feedback[];
  /** How many match, on all pages together. */
  total: number;
};

/** Apart from what `callQuery` would keep for this call, which has no total. */
const pagesKey = [...callKey(listFeedback), 'pages'];

/** One page of the list; the last one stays while another is read. */
export function useFeedbackPage({ company, module, rating, page }: FeedbackView) {
  const query = {
    ...scopeOf({ company, module }),
    ...(rating === null ? {} : { rating: String(rating) }),
    page: String(page),
    pageSize: String(FEEDBACK_PAGE_SIZE),
  };
  return useQuery({
    queryKey: [...pagesKey, query],
    queryFn: async ({ signal }): Promise<FeedbackPage> => {
      const { body, headers } = await callApiWithHeaders(listFeedback, { query, signal });
      return { entries: body, total: headers.total };
    },
    staleTime: cacheTimes.feedback,
    placeholderData: keepPreviousData,
  });
}

type Scope = Pick<FeedbackView, 'company' | 'module'>;

/** The figures of a company's modules, of one module, or of all. */
export function useFeedbackStats(scope: Scope) {
  return useQuery({
    ...callQuery(getFeedbackStats, { query: scopeOf(scope) }),
    staleTime: cacheTimes.feedback,
    placeholderData: keepPreviousData,
  });
}

function scopeOf({ company, module }: Scope) {
  return {
    ...(company === null ? {} : { company: String(company) }),
    ...(module === null ? {} : { module: String(module) }),
  };
}

/** Feedback was given somewhere: what this tab shows of it is read again. */
export function refreshFeedbackHere(): void {
  for (const call of [listFeedback, getFeedbackStats, listRatedModules])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}
