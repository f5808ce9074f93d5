import type { OwnUser } from '@portal/contract/accounts';
import {
  changeOwnName,
  changeOwnPassword,
  endOtherSessions,
  endOwnSession,
  getOwnAccount,
  listOwnSessions,
} from '@portal/contract/own-account';
import { useMutation, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { session } from '#web/platform/session/session-store.ts';
import { saveDeviceToken } from '#web/platform/storage/device-tokens.ts';

const account = callQuery(getOwnAccount);
const sessionsKey = callKey(listOwnSessions);

/** The account as it is on the server: the name may have been changed elsewhere since the login. */
export function useOwnAccount() {
  return useQuery({
    ...account,
    queryFn: async ({ signal }): Promise<OwnUser> => {
      const user = await callApi(getOwnAccount, { signal });
      session.update(user);
      return user;
    },
    staleTime: 0,
  });
}

export function useChangeName() {
  return useMutation({
    mutationFn: (name: string) => callApi(changeOwnName, { body: { name } }),
    onSuccess: (user) => {
      session.update(user);
      queryClient.setQueryData(account.queryKey, user);
    },
  });
}

type PasswordChange = { readonly currentPassword: string; readonly password: string };

/** Changes the password of the account with this email, and makes this browser a known one again. */
export function useChangePassword(email: string) {
  return useMutation({
    mutationFn: (body: PasswordChange) => callApi(changeOwnPassword, { body }),
    onSuccess: ({ deviceToken }) => {
      saveDeviceToken(email, deviceToken);
      return reloadSessions();
    },
  });
}

export function useOwnSessions() {
  return useQuery({ ...callQuery(listOwnSessions), staleTime: 0 });
}

export function useEndSession() {
  return useMutation({
    mutationFn: (id: number) => callApi(endOwnSession, { params: { id } }),
    // Also after a refusal: the session has ended already.
    onSettled: reloadSessions,
  });
}

export function useEndOtherSessions() {
  return useMutation({
    mutationFn: () => callApi(endOtherSessions),
    onSettled: reloadSessions,
  });
}

function reloadSessions(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sessionsKey });
}
