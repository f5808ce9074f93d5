import {
  type GroupSignUpLink,
  getGroupSignUpLink,
  renewGroupSignUpLink,
} from '@portal/contract/groups';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

const ofGroup = (id: number) => ({ params: { id } });

/** The sign-up link of a group; never cached, because other admins renew it and change who may sign up. */
export function useSignUpLink(groupId: number) {
  return useQuery({
    ...callQuery(getGroupSignUpLink, ofGroup(groupId)),
    staleTime: 0,
    gcTime: 0,
  });
}

export function useRenewSignUpLink(groupId: number, onRenewed: () => void) {
  const queryKey = callKey(getGroupSignUpLink, ofGroup(groupId));
  return useMutation({
    mutationFn: () => callApi(renewGroupSignUpLink, ofGroup(groupId)),
    onSuccess: (link) => {
      // Not after the dialog was closed, when the answer would be cached.
      queryClient.setQueryData<GroupSignUpLink>(queryKey, (shown) => shown && link);
      onRenewed();
    },
    // The answer may be lost after the link was renewed.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
