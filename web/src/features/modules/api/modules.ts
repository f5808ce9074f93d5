import { listCompanies } from '@portal/contract/companies';
import { listModules } from '@portal/contract/modules';
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

/** The modules of all companies: for finding one of which only the id is known. */
export function useAllModules() {
  return useQuery({ ...callQuery(listModules, {}), staleTime: cacheTimes.modules });
}

/** After any change: companies count their modules, trainees' progress is measured against them. */
export function refreshModules(): Promise<unknown> {
  return refreshInAllTabs([listModules, listCompanies, listTrainees].map((call) => callKey(call)));
}
