import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getModule, getModuleImpact, listModules, type Module } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { cacheTimes } from '#web/platform/query/cache-times.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

/** A company's modules in training order, including drafts. */
export function useCompanyModules(companyId: number) {
  return useQuery({
    ...callQuery(listModules, { query: { companyId } }),
    staleTime: cacheTimes.companyModules,
  });
}

/** One module by its id, for pages that do not know its company. */
export function useModule(moduleId: number) {
  return useQuery({
    ...callQuery(getModule, { params: { id: moduleId } }),
    staleTime: cacheTimes.modules,
  });
}

/**
 * The module that is being edited, as it is on the server now, because other admins may change it. If it is deleted,
 * its last version is returned.
 */
export function useLatestModule(known: Module) {
  const { data, error, refetch, isFetching } = useQuery({
    ...callQuery(getModule, { params: { id: known.id } }),
    staleTime: 0,
    refetchInterval: LATEST_MODULE_MS,
  });
  // The cache may be older than the list from which the editor was opened.
  const latest = data !== undefined && data.version >= known.version ? data : known;
  const isDeleted = error instanceof ApiError && error.code === 'NOT_FOUND';
  return { latest, isDeleted, error, refetch, isFetching };
}

const LATEST_MODULE_MS = 30_000;

/**
 * Refreshes the lists after any change. Companies contain the number of their modules, and the progress of trainees
 * depends on them.
 */
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
