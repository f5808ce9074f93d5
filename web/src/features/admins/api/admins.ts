import {
  type adminForm,
  changeAdminReach,
  inviteAdmin,
  inviteAdminAgain,
  listAdmins,
  removeAdmin,
} from '@portal/contract/admins';
import type { ChosenReach } from '@portal/contract/reach';
import { listTrash } from '@portal/contract/trash';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const adminsKey = callKey(listAdmins);

export type NewAdmin = z.output<typeof adminForm>;

/** The admins that the user sees, by name; never cached, because other admins invite and remove too. */
export function useAdmins() {
  return useQuery({ ...callQuery(listAdmins), staleTime: 0 });
}

export function useInviteAdmin() {
  return useMutation({
    mutationFn: (body: NewAdmin) => callApi(inviteAdmin, { body }),
    onSuccess: refreshAdmins,
  });
}

export function useInviteAdminAgain() {
  return useMutation({
    mutationFn: (id: number) => callApi(inviteAdminAgain, { params: { id } }),
    // Also after a refusal: the admin has accepted or was removed.
    onSettled: refreshAdmins,
  });
}

export function useChangeReach(id: number) {
  return useMutation({
    mutationFn: (reach: ChosenReach) =>
      callApi(changeAdminReach, { params: { id }, body: { reach } }),
    // Also after a refusal: another admin may have removed this one.
    onSettled: refreshAdmins,
  });
}

export function useRemoveAdmin() {
  return useMutation({
    mutationFn: (id: number) => callApi(removeAdmin, { params: { id } }),
    onSettled: () => refreshInAllTabs([adminsKey, callKey(listTrash)]),
  });
}

/** Refreshes the admins in this tab; every tab receives the frame that reports a change. */
export function refreshAdminsHere(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: adminsKey });
}

function refreshAdmins(): Promise<unknown> {
  return refreshInAllTabs([adminsKey]);
}
