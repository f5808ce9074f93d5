import { getTrainingModule } from '@portal/contract/learning';
import { renewModule } from '@portal/contract/requirements';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { shouldRetry } from '#web/platform/query/retry.ts';
import { toast } from '#web/ui/toast.ts';
import { refreshLearning } from './learning-keys.ts';

/** Renews the module, and what else can be renewed. `onRenewed` opens it, and resolves when it is shown. */
export function useRenewModule(moduleId: number, onRenewed: () => Promise<void>) {
  const isSent = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      callApi(renewModule, { params: { id: moduleId }, body: {}, isRepeatable: true }),
    retry: (failures, error) => shouldRetry(failures, error),
    onSuccess: async ({ moduleIds }) => {
      // The next visit of their pages begins in the new run, without a look at the former one.
      for (const id of moduleIds) {
        const queryKey = callKey(getTrainingModule, { params: { id } });
        queryClient.removeQueries({ queryKey, type: 'inactive' });
      }
      void refreshLearning();
      await onRenewed();
    },
    onError: (error) => {
      toast.error(error.message, { id: 'renewal' });
      // The pages show what there is to renew, if it is something else than they said.
      if (error instanceof ApiError) void refreshLearning();
    },
    onSettled: () => {
      isSent.current = false;
    },
  });
  return {
    isPending,
    /** Sends one request, however often it is called meanwhile. */
    renew(): void {
      if (isSent.current) return;
      isSent.current = true;
      mutate();
    },
  };
}
