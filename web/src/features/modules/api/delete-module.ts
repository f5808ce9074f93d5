import { deleteModule } from '@portal/contract/modules';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { refreshModules } from './modules.ts';

export function useDeleteModule() {
  return useMutation({
    mutationFn: (moduleId: number) => callApi(deleteModule, { params: { id: moduleId } }),
    // After a refusal too: a module that is gone already should go from the list.
    onSettled: refreshModules,
  });
}

/** Why a module was not deleted, in the words of the portal. */
export function deletionRefusal(error: Error): string {
  const isInvalid = error instanceof ApiError && error.code === 'INVALID_INPUT';
  return isInvalid ? 'Invalid module data' : `Failed to delete module: ${error.message}`;
}
