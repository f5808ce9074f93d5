import type { CompanyRef } from '@portal/contract/fields';
import { PAGE_SIZE_MAX } from '@portal/contract/limits';
import { listTrash, purgeFromTrash, type TrashEntry } from '@portal/contract/trash';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import type { TrashFilter } from '../model/trash-filter.ts';

/** The loaded pages of the deletions that match a filter, newest first. */
export function useTrash({ search, kind, company }: TrashFilter) {
  const filter = { search: search === '' ? null : search, kind, companyId: company };
  return useInfiniteQuery({
    queryKey: [...callKey(listTrash), 'pages', filter],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...filter, cursor };
      const { body, headers } = await callApiWithHeaders(listTrash, { query, signal });
      return { rows: body, next: headers.next };
    },
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }): TrashEntry[] => pages.flatMap(({ rows }) => rows),
    // Never cached, because users look for what was deleted a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The companies that are in the trash themselves, by name. */
export function useDeletedCompanies() {
  return useQuery({
    queryKey: [...callKey(listTrash), 'companies'],
    queryFn: async ({ signal }): Promise<CompanyRef[]> => {
      const companies: CompanyRef[] = [];
      let cursor: number | null = null;
      do {
        const query = { kind: 'company', pageSize: PAGE_SIZE_MAX, cursor };
        const { body, headers } = await callApiWithHeaders(listTrash, { query, signal });
        for (const { subjectId, name } of body)
          if (subjectId !== null) companies.push({ id: subjectId, name });
        cursor = headers.next;
      } while (cursor !== null);
      return companies.sort((a, b) => a.name.localeCompare(b.name));
    },
    staleTime: 0,
  });
}

/** Deletes an entry of the trash for good. */
export function usePurge() {
  return useMutation({
    mutationFn: (deletionId: number) => callApi(purgeFromTrash, { params: { deletionId } }),
    // Also after a refusal: an entry that does not exist any more must disappear.
    onSettled: refreshTrash,
  });
}

function refreshTrash(): Promise<unknown> {
  return refreshInAllTabs([callKey(listTrash)]);
}

/** Reloads the trash that this tab shows. */
export function refreshTrashHere(): Promise<unknown> {
  return queryClient.invalidateQueries({ queryKey: callKey(listTrash) });
}
