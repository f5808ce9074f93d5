import type { GroupFilter } from '@portal/contract/fields';
import { type CompanyReport, getCompanyReport } from '@portal/contract/reports';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callApiWithHeaders } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';

/** The loaded part of a report: everything but the trainees is that of its first page. */
export type LoadedReport = CompanyReport & { readonly total: number };

/** The report of a company, or of a group in it, a page of trainees at a time, by name. */
export function useCompanyReport(companyId: number, group: GroupFilter | null) {
  const ofGroup = group === null ? {} : { group: String(group) };
  return useInfiniteQuery({
    queryKey: callKey(getCompanyReport, { params: { id: companyId }, query: ofGroup }),
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { ...ofGroup, ...(cursor === null ? {} : { cursor }) };
      const request = { params: { id: companyId }, query, signal };
      const { body, headers } = await callApiWithHeaders(getCompanyReport, request);
      return { report: body, total: headers.total, next: headers.next };
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next ?? undefined,
    select: ({ pages }): LoadedReport | undefined => {
      const [first] = pages;
      if (first === undefined) return undefined;
      const people = pages.flatMap(({ report }) => report.people);
      return { ...first.report, people, total: first.total };
    },
    staleTime: 0,
  });
}
