import { getCompanyImpact, listCompanies } from '@portal/contract/companies';
import { getModule, getModuleImpact, listModules } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { useQuery } from '@tanstack/react-query';
import { cacheTimes } from '../../../platform/query/cache-times.ts';
import { callKey, callQuery } from '../../../platform/query/call-query.ts';
import { refreshInAllTabs } from '../../../platform/tabs/refresh-in-all-tabs.ts';

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
