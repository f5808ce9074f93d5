import { getCompanyImpact } from '@portal/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

/**
 * The current number of records and trainees that a change of the company concerns. `enabled`: the change is not under
 * way yet.
 */
export function useCompanyImpact(companyId: number, enabled: boolean) {
  const query = callQuery(getCompanyImpact, { params: { id: companyId } });
  return useQuery({ ...query, staleTime: 0, enabled });
}
