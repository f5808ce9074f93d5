import { PAGE_SIZE_MAX } from '@portal/contract/limits';
import { orderedByName } from '@portal/contract/text-keys';
import { listTrash, purgeFromTrash, type TrashEntry } from '@portal/contract/trash';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { CallTarget } from '#web/platform/http/call-request.ts';
import { callApi, callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import type { TrashFilter } from '../model/trash-filter.ts';

type TrashQuery = NonNullable<CallTarget<typeof listTrash>['query']>;
type Page = { readonly rows: readonly TrashEntry[]; readonly next: number | null };

async function readTrash(query: TrashQuery, signal: AbortSignal): Promise<Page> {
  const { body, headers } = await callApiWithHeaders(listTrash, { query, signal });
  return { rows: body, next: headers.next };
}

/** The loaded pages of the deletions that match a filter, newest first. */
export function useTrash({ search, kind, company }: TrashFilter) {
  const filter = { search: search === '' ? null : search, kind, companyId: company };
  return useInfiniteQuery({
    queryKey: [...callKey(listTrash), 'pages', filter],
    queryFn: ({ pageParam: cursor, signal }) => readTrash({ ...filter, cursor }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }): TrashEntry[] => pages.flatMap(({ rows }) => rows),
    // Never cached, because users look for what was deleted a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The companies that are in the trash themselves, by name. */
export function useDeletedCompanies(enabled: boolean) {
  return useQuery({
    enabled,
    queryKey: [...callKey(listTrash), 'companies'],
    queryFn: async ({ signal }) => {
      const entries: TrashEntry[] = [];
      for (let cursor: number | null | undefined; cursor !== null; ) {
        const page = await readTrash({ kind: 'company', pageSize: PAGE_SIZE_MAX, cursor }, signal);
        entries.push(...page.rows);
        cursor = page.next;
      }
      const companies = entries.flatMap(({ subjectId: id, name }) =>
        id === null ? [] : [{ id, name }],
      );
      return orderedByName(companies, ({ name }) => name);
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
