import { getCompanyImpact } from '@portal/contract/companies';
import { getModuleImpact } from '@portal/contract/modules';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

// Never from the cache: people learn on while an administrator edits.
const LATEST = { staleTime: 0, refetchInterval: 30_000 } as const;

/** Whom a change of the module touches, as it is now. `enabled`: the module is not just being deleted. */
export function useModuleImpact(moduleId: number, enabled = true) {
  const query = callQuery(getModuleImpact, { params: { id: moduleId } });
  return useQuery({ ...query, ...LATEST, enabled });
}

/** Whom a change of the company's list of modules touches, as it is now. */
export function useCompanyImpact(companyId: number) {
  return useQuery({ ...callQuery(getCompanyImpact, { params: { id: companyId } }), ...LATEST });
}
