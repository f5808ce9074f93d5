import {
  getFeedbackStats,
  giveFeedback,
  listFeedback,
  listOwnFeedback,
  listRatedModules,
  type OwnFeedback,
} from '@portal/contract/feedback';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

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
      // Not waited for: what was given is given, even if the lists should not answer.
      void refreshInAllTabs(read.map((call) => callKey(call)));
    },
  });
}
