import { getMatrix, type MatrixPage, type MatrixPerson } from '@portal/contract/compliance';
import type { GroupFilter } from '@portal/contract/fields';
import { TRAINEE_LIST_REFRESH_MS } from '@portal/contract/limits';
import type { StandingFilter } from '@portal/contract/standing-filter';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';

/** Null for all. */
export type MatrixFilter = {
  readonly group: GroupFilter | null;
  /** The worst standing of the shown trainees, of all their modules. */
  readonly standing: StandingFilter | null;
  readonly module: number | null;
};

/** The loaded part of the matrix. */
export type LoadedMatrix = Pick<MatrixPage, 'modules' | 'people' | 'total'>;

/** How the trainees of a company stand in each module, a page of trainees at a time, the worst first. */
export function useMatrix(companyId: number, filter: MatrixFilter) {
  const params = { id: companyId };
  return useInfiniteQuery({
    queryKey: [...callKey(getMatrix, { params }), 'pages', filter],
    queryFn: ({ pageParam: cursor, signal }) =>
      callApi(getMatrix, { params, query: { ...filter, cursor }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    select: ({ pages }) => joined(pages),
    staleTime: 0,
    // A longer list stays as it is while it is read: other trainees would move into its rows.
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && data.pages.length > 1 ? false : TRAINEE_LIST_REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** All modules of the matrix, as the choices of a filter. */
export function useMatrixModules(companyId: number) {
  return useQuery({
    ...callQuery(getMatrix, { params: { id: companyId }, query: { pageSize: 1 } }),
    select: ({ modules }) => modules,
    staleTime: cacheTimes.companyModules,
  });
}

/** Reads the matrix from its first trainee on, for paper: pages until it has at least `count` trainees, or all. */
export async function loadMatrix(
  companyId: number,
  filter: MatrixFilter,
  count: number,
): Promise<LoadedMatrix> {
  const pages: MatrixPage[] = [];
  let loaded = 0;
  let cursor: string | null = null;
  do {
    const query: MatrixFilter & { cursor: string | null } = { ...filter, cursor };
    const page: MatrixPage = await callApi(getMatrix, { params: { id: companyId }, query });
    pages.push(page);
    loaded += page.people.length;
    cursor = page.nextCursor;
  } while (cursor !== null && loaded < count);
  return joined(pages);
}

/** The modules and the total are those of the first page. */
function joined([first, ...others]: readonly MatrixPage[]): LoadedMatrix {
  if (first === undefined) return { modules: [], people: [], total: 0 };
  const people = [first, ...others].flatMap((page) => page.people);
  return { modules: first.modules, people: eachOnce(people), total: first.total };
}

/** A trainee whose standing has changed between two pages can be on both. */
function eachOnce(people: readonly MatrixPerson[]): MatrixPerson[] {
  const seen = new Set<number>();
  return people.filter(({ id }) => !seen.has(id) && seen.add(id));
}
