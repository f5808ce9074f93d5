import {
  createGroup,
  deleteGroup,
  type Group,
  getGroupImpact,
  type groupForm,
  listGroups,
  renameGroup,
} from '@portal/contract/groups';
import { reachesCompany, reachesGroup } from '@portal/contract/reach-rules';
import { useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { useReach } from '#web/platform/session/use-reach.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const groupsKey = callKey(listGroups);

export type GroupEntry = z.output<typeof groupForm>;

/**
 * The groups of a company by name; without a company nothing is read. Read again wherever it is shown, because
 * imports, moves and other admins change them too.
 */
export function useGroups(companyId: number | null) {
  return useQuery({
    ...callQuery(listGroups, { params: { id: companyId ?? 0 } }),
    enabled: companyId !== null,
    staleTime: 0,
  });
}

/** The groups of a company, for `GroupFilter`. */
export function useGroupFilter(companyId: number | null) {
  const { data } = useGroups(companyId);
  const reach = useReach();
  return { groups: data, isLimited: companyId !== null && !reachesCompany(reach, companyId) };
}

/** Those of the company's groups whose members the admin may add and remove. */
export function useOwnGroups(companyId: number) {
  const groups = useGroups(companyId);
  const reach = useReach();
  const isOwn = ({ id }: Group) => reachesGroup(reach, { companyId, groupId: id }, 'people');
  return { ...groups, data: groups.data?.filter(isOwn) };
}

/** Creates a group of the company, or renames `opened`. */
export function useSaveGroup(companyId: number, opened: Group | null) {
  return useMutation({
    mutationFn: (body: GroupEntry) =>
      opened === null
        ? callApi(createGroup, { params: { id: companyId }, body })
        : callApi(renameGroup, { params: { id: opened.id }, body }),
    onSuccess: (saved) => showSaved(companyId, saved),
    // Also after a failure: the answer may be lost, or the list does not show yet which group has the name.
    onSettled: () => void refreshGroups(),
  });
}

/** Shows the change at once; a new group has its place in the order when the list is read again. */
function showSaved(companyId: number, saved: Group): void {
  queryClient.setQueryData<Group[]>(callKey(listGroups, { params: { id: companyId } }), (groups) =>
    groups?.some(({ id }) => id === saved.id)
      ? groups.map((each) => (each.id === saved.id ? saved : each))
      : groups && [...groups, saved],
  );
}

/** `enabled`: the deletion is not under way yet. */
export function useGroupImpact(id: number, enabled: boolean) {
  return useQuery({
    ...callQuery(getGroupImpact, { params: { id } }),
    staleTime: 0,
    enabled,
  });
}

export function useDeleteGroup() {
  return useMutation({
    mutationFn: (id: number) => callApi(deleteGroup, { params: { id } }),
    // Also after a refusal: the list still shows a group that was deleted before.
    onSettled: () => refreshGroups(),
  });
}

/**
 * Refreshes all lists after any change to groups or to their members: also feedback, help requests, runs and reports are
 * read by group.
 */
export function refreshGroups(): Promise<unknown> {
  return refreshInAllTabs([[]]);
}

/** Refreshes the groups in this tab; every tab receives the frame that reports a change of the trash. */
export function refreshGroupsHere(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: groupsKey });
}
