import type { CallArguments } from '@portal/contract/call';
import { startBulkAction, startRunsOfCompany } from '@portal/contract/jobs';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { showJob } from '../model/shown-jobs.ts';

/** Starts an action on many trainees; its progress is shown above the page. */
export function useStartBulkAction() {
  return useMutation({
    mutationFn: (body: CallArguments<typeof startBulkAction>['body']) =>
      callApi(startBulkAction, { body }),
    onSuccess: showJob,
  });
}

/** Starts new runs for the trainees of a company; the progress is shown above the page. */
export function useTrainCompanyAgain(companyId: number) {
  return useMutation({
    /** `expectedCount`: the number of trainees that the admin has seen. */
    mutationFn: (expectedCount: number) =>
      callApi(startRunsOfCompany, { params: { id: companyId }, body: { expectedCount } }),
    onSuccess: showJob,
  });
}
