import { deleteCompany } from '@portal/contract/companies';
import { listModules } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';
import { refreshCompanies } from './companies.ts';

export function useDeleteCompany() {
  return useMutation({
    mutationFn: (companyId: number) => callApi(deleteCompany, { params: { id: companyId } }),
    // Also after a refusal: 'already deleted' means that the list is outdated.
    onSettled: () =>
      Promise.all([
        refreshCompanies(),
        refreshInAllTabs([callKey(listModules), callKey(listTrainees)]),
      ]),
  });
}
