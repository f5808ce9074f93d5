import { getCompanyImpact } from '@portal/contract/companies';
import { getModuleImpact } from '@portal/contract/modules';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '#web/platform/query/call-query.ts';

// Polled, because trainees learn while an admin edits.
const LATEST = { staleTime: 0, refetchInterval: 30_000 } as const;

interface ImpactOptions {
  /** False while the module is being deleted. */
  readonly enabled?: boolean;
  /** A lower pass mark, in percent. */
  readonly passMark?: number | undefined;
}

/** The current number of trainees whom a change of the module affects. */
export function useModuleImpact(
  moduleId: number,
  { enabled = true, passMark }: ImpactOptions = {},
) {
  const query = callQuery(getModuleImpact, {
    params: { id: moduleId },
    query: passMark === undefined ? {} : { passMark: String(passMark) },
  });
  return useQuery({ ...query, ...LATEST, enabled });
}

/** The current number of trainees whom a change of the company's list of modules affects. */
export function useCompanyImpact(companyId: number) {
  return useQuery({ ...callQuery(getCompanyImpact, { params: { id: companyId } }), ...LATEST });
}
