import { getCompanyCompliance, listComingWeeks } from '@portal/contract/compliance';
import type { GroupFilter } from '@portal/contract/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

/** The trainees of a company, or of a group in it. */
export type CompanyPeople = { readonly companyId: number; readonly group: GroupFilter | null };

/** How many trainees are up to date, today and at the end of the months before. */
export function useCompanyCompliance({ companyId, group }: CompanyPeople) {
  return useQuery({
    ...callQuery(getCompanyCompliance, { params: { id: companyId }, query: { group } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}

/** The counts of completions that come due and that expire in each week of the next 90 days. */
export function useComingWeeks({ companyId, group }: CompanyPeople) {
  return useQuery({
    ...callQuery(listComingWeeks, { params: { id: companyId }, query: { group } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
}
