import {
  type Feedback,
  getFeedbackStats,
  listFeedback,
  listRatedModules,
  type RatedModule,
} from '@portal/contract/feedback';
import type { GroupFilter } from '@portal/contract/fields';
import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import type { Rating } from '../model/rating-labels.ts';

/** The filters and the page of the list of feedback. */
export type FeedbackView = {
  readonly company: number | null;
  /** A group of the company, or `none` for trainees in no group. */
  readonly group: GroupFilter | null;
  readonly module: number | null;
  readonly rating: Rating | null;
  /** Counted from 1. */
  readonly page: number;
};

export type FeedbackPage = {
  entries: readonly Feedback[];
  /** The number of matches on all pages. */
  total: number;
};

/** Different from the key that `callQuery` would use for this call, whose data has no total. */
const pagesKey = [...callKey(listFeedback), 'pages'];

/** One page of the list. The previous page stays visible while another is loading. */
export function useFeedbackPage({ rating, page, ...scope }: FeedbackView) {
  const query = {
    ...scopeOf(scope),
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

type Scope = Pick<FeedbackView, 'company' | 'group' | 'module'>;

/** The figures for the modules of a company, for one module, or for all; of all trainees, or of those of a group. */
export function useFeedbackStats(scope: Scope) {
  return useQuery({
    ...callQuery(getFeedbackStats, { query: scopeOf(scope) }),
    staleTime: cacheTimes.feedback,
    placeholderData: keepPreviousData,
  });
}

function scopeOf({ company, group, module }: Scope) {
  return {
    ...(company === null ? {} : { company: String(company) }),
    ...(group === null ? {} : { group: String(group) }),
    ...(module === null ? {} : { module: String(module) }),
  };
}

export type RatedModules = {
  modules: readonly RatedModule[];
  /** The number of matches, including those that are not in the answer. */
  total: number;
};

/** The rated modules that match a text. The server searches, because there may be thousands. */
export function useRatedModules(search: string, scope: Omit<Scope, 'module'>) {
  const query = { search, ...scopeOf({ ...scope, module: null }) };
  return useQuery({
    queryKey: [...callKey(listRatedModules), query],
    queryFn: async ({ signal }): Promise<RatedModules> => {
      const { body, headers } = await callApiWithHeaders(listRatedModules, { query, signal });
      return { modules: body, total: headers.total };
    },
    staleTime: cacheTimes.feedback,
    placeholderData: keepPreviousData,
  });
}

/** Reloads the feedback that this tab shows. */
export function refreshFeedbackHere(): void {
  for (const call of [listFeedback, getFeedbackStats, listRatedModules])
    void queryClient.invalidateQueries({ queryKey: callKey(call) });
}
