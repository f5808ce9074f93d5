import { deleteModule } from '@portal/contract/modules';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { refreshModules } from './modules.ts';

export function useDeleteModule() {
  return useMutation({
    mutationFn: (moduleId: number) => callApi(deleteModule, { params: { id: moduleId } }),
    // After a refusal too: a module that is gone already should go from the list.
    onSettled: refreshModules,
  });
}
