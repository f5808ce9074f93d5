import { deleteCompany } from '@portal/contract/companies';
import { listModules } from '@portal/contract/modules';
import { listTrainees } from '@portal/contract/trainees';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../../platform/http/client.ts';
import { callKey } from '../../../platform/query/call-query.ts';
import { refreshInAllTabs } from '../../../platform/tabs/refresh-in-all-tabs.ts';
import { refreshCompanies } from './companies.ts';

export function useDeleteCompany() {
  return useMutation({
    mutationFn: (companyId: number) => callApi(deleteCompany, { params: { id: companyId } }),
    // After a refusal too: 'already deleted' means that the list is out of date.
    onSettled: () =>
      Promise.all([
        refreshCompanies(),
        refreshInAllTabs([callKey(listModules), callKey(listTrainees)]),
      ]),
  });
}
