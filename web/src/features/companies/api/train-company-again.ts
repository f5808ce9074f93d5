import { startRunsOfCompany } from '@portal/contract/jobs';
import { useMutation } from '@tanstack/react-query';
import { followJob, useRequestId } from '#web/features/jobs/api/jobs.ts';
import { callApi } from '#web/platform/http/client.ts';

/** Starts new runs for the trainees of a company; the progress is shown above every page. */
export function useTrainCompanyAgain(companyId: number) {
  const clientRequestId = useRequestId();
  return useMutation({
    /** `expectedCount`: the number of trainees that the admin has seen. */
    mutationFn: (expectedCount: number) =>
      callApi(startRunsOfCompany, {
        params: { id: companyId },
        body: { expectedCount, clientRequestId },
        isRepeatable: true,
      }),
    onSuccess: followJob,
  });
}
