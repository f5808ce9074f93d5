import type { CompanyRef, GroupRef } from '@portal/contract/fields';
import {
  addGroupMembers,
  type GroupMember,
  listGroupMembers,
  removeGroupMember,
} from '@portal/contract/groups';
import { listTrainees, type Trainee } from '@portal/contract/trainees';
import {
  type InfiniteData,
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
} from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshGroups } from './groups.ts';

/** People per page of a list in a dialog. */
const PAGE_SIZE = 20;

type Page<Person> = { people: readonly Person[]; total: number };
type Pages<Person> = InfiniteData<Page<Person>, number>;

const membersKey = [...callKey(listGroupMembers), 'pages'];
const candidatesKey = [...callKey(listTrainees), 'candidates'];

const paging = {
  initialPageParam: 1,
  getNextPageParam: ({ total }: Page<unknown>, pages: readonly unknown[]) =>
    pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined,
  placeholderData: keepPreviousData,
  staleTime: 0,
};

const joined = <Person>({ pages }: Pages<Person>) => ({
  people: pages.flatMap(({ people }) => people),
  /** The number of matches, also of those that are not loaded. */
  total: pages.at(-1)?.total ?? 0,
});

const searchFor = (search: string) => (search === '' ? {} : { search });

/** The loaded pages of a group's members by name. */
export function useGroupMembers(groupId: number, search: string) {
  return useInfiniteQuery({
    queryKey: [...membersKey, groupId, search],
    queryFn: async ({ pageParam: page, signal }): Promise<Page<GroupMember>> => {
      const query = { ...searchFor(search), page, pageSize: PAGE_SIZE };
      const request = { params: { id: groupId }, query, signal };
      const { body, headers } = await callApiWithHeaders(listGroupMembers, request);
      return { people: body, total: headers.total };
    },
    select: joined<GroupMember>,
    ...paging,
  });
}

/** The loaded pages of a company's trainees by name, with their groups. */
export function useCandidates({ id: company }: Pick<CompanyRef, 'id'>, search: string) {
  return useInfiniteQuery({
    queryKey: [...candidatesKey, company, search],
    queryFn: async ({ pageParam: page, signal }): Promise<Page<Trainee>> => {
      const query = { ...searchFor(search), company, page, pageSize: PAGE_SIZE };
      const { body, headers } = await callApiWithHeaders(listTrainees, { query, signal });
      return { people: body, total: headers.total };
    },
    select: joined<Trainee>,
    ...paging,
  });
}

type Membership = { group: GroupRef; userId: number };

/** Adds a trainee to a group. */
export async function addMember({ group, userId }: Membership): Promise<void> {
  try {
    const body = { userIds: [userId] };
    await callApi(addGroupMembers, { params: { id: group.id }, body, isRepeatable: true });
    showAsMember({ group, userId });
  } finally {
    // Also after a refusal: the trainee, or the group, may have been deleted meanwhile.
    void refreshGroups();
  }
}

export function useAddMember() {
  return useMutation({ mutationFn: addMember });
}

export function useRemoveMember() {
  return useMutation({
    mutationFn: ({ group, userId }: Membership) =>
      callApi(removeGroupMember, { params: { id: group.id, userId }, isRepeatable: true }),
    onSuccess: (_answer, { group, userId }) => removeFromPages(group.id, userId),
    onSettled: () => void refreshGroups(),
  });
}

/** Removes the row at once, before the pages are read again. */
function removeFromPages(groupId: number, userId: number): void {
  changePages<GroupMember>([...membersKey, groupId], ({ people, total }) => ({
    people: people.filter(({ id }) => id !== userId),
    total: total - 1,
  }));
}

/** Marks the row at once, before the pages are read again. */
function showAsMember({ group, userId }: Membership): void {
  changePages<Trainee>(candidatesKey, ({ people, total }) => ({
    people: people.map((each) =>
      each.id === userId ? { ...each, groups: [...each.groups, group] } : each,
    ),
    total,
  }));
}

function changePages<Person>(
  queryKey: readonly unknown[],
  change: (page: Page<Person>) => Page<Person>,
): void {
  queryClient.setQueriesData<Pages<Person>>(
    { queryKey },
    (loaded) => loaded && { ...loaded, pages: loaded.pages.map(change) },
  );
}
