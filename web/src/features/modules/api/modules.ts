import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getModule, getModuleImpact, listModules, type Module } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** A company's modules in training order, drafts included. */
export function useCompanyModules(companyId: number) {
  return useQuery({
    ...callQuery(listModules, { query: { companyId } }),
    staleTime: cacheTimes.companyModules,
  });
}

/** One module, of which the company need not be known. */
export function useModule(moduleId: number) {
  return useQuery({
    ...callQuery(getModule, { params: { id: moduleId } }),
    staleTime: cacheTimes.modules,
  });
}

/**
 * A module that is being edited, as it is on the server now: others may change it meanwhile. Its last
 * version stays where it has been deleted.
 */
export function useLatestModule(known: Module) {
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(getModule, { params: { id: known.id } }),
    staleTime: 0,
    refetchInterval: LATEST_MODULE_MS,
  });
  // What the cache holds may be older than the list that the editor was opened from.
  const latest = data !== undefined && data.version >= known.version ? data : known;
  const isDeleted = error instanceof ApiError && error.code === 'NOT_FOUND';
  return { latest, isDeleted, error, refetch, isFetching };
}

const LATEST_MODULE_MS = 30_000;

/** After any change: companies count their modules, trainees' progress is measured against them. */
export function refreshModules(): Promise<unknown> {
  const stale = [
    listModules,
    getModule,
    getModuleImpact,
    getCompanyImpact,
    listCompanies,
    listTrainees,
  ];
  return refreshInAllTabs(stale.map((call) => callKey(call)));
}
