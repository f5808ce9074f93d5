import { listCompanyFigures } from '@portal/contract/reports';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

const REFRESH_MS = 60_000;

/** The figures of all companies, loaded again every minute. */
export function useCompanyFigures(enabled = true) {
  return useQuery({
    ...callQuery(listCompanyFigures),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
    enabled,
  });
}
