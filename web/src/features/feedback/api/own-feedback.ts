import {
  getFeedbackStats,
  giveFeedback,
  listFeedback,
  listOwnFeedback,
  listRatedModules,
  type OwnFeedback,
} from '@portal/contract/feedback';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** The trainee's own feedback, one for each rated module. */
export function useOwnFeedback() {
  return useQuery({ ...callQuery(listOwnFeedback), staleTime: cacheTimes.feedback });
}

export function feedbackOn(
  own: readonly OwnFeedback[] | undefined,
  moduleId: number,
): OwnFeedback | undefined {
  return own?.find((feedback) => feedback.moduleId === moduleId);
}

type Given = {
  readonly moduleId: number;
  readonly rating: number;
  readonly comment: string;
};

export function useGiveFeedback() {
  return useMutation({
    mutationFn: (body: Given) => callApi(giveFeedback, { body }),
    onSuccess: (given) => {
      queryClient.setQueryData<OwnFeedback[]>(callKey(listOwnFeedback), (own) => [
        ...(own ?? []).filter(({ moduleId }) => moduleId !== given.moduleId),
        given,
      ]);
      const read = [listOwnFeedback, listFeedback, getFeedbackStats, listRatedModules];
      // Not awaited: the feedback is saved, whether or not the lists can be read.
      void refreshInAllTabs(read.map((call) => callKey(call)));
    },
  });
}
