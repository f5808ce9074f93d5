import { getRequirementsSummary, type RequirementsSummary } from '@portal/contract/compliance';
import type { GroupFilter } from '@portal/contract/fields';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

/** Trainees of a company, or of a group in it; of all companies if both are null. */
export type People = { readonly company: number | null; readonly group: GroupFilter | null };

const REFRESH_MS = 60_000;

/** How many trainees have each standing, loaded again every minute. */
export function useRequirementsSummary({ company, group }: People) {
  return useQuery({
    ...callQuery(getRequirementsSummary, { query: { company, group } }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    placeholderData: keepPreviousData,
  });
}

/** Whether a trainee has a standing. Without rules there are none, and nothing of them is shown. */
export function hasStandings(summary: RequirementsSummary): boolean {
  const { overdue, dueSoon, expiring, valid, other, compliantPercent } = summary;
  return compliantPercent !== null || overdue + dueSoon + expiring + valid + other > 0;
}
