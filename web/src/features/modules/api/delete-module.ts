import { deleteModule } from '@portal/contract/modules';
import { useMutation } from '@tanstack/react-query';
import { ApiError } from '#web/platform/http/api-error.ts';
import { callApi } from '#web/platform/http/client.ts';
import { modulesTexts } from '../texts/catalogue.ts';
import { refreshModules } from './modules.ts';

export function useDeleteModule() {
  return useMutation({
    mutationFn: (moduleId: number) => callApi(deleteModule, { params: { id: moduleId } }),
    // Also after a refusal: a module that was already deleted must disappear from the list.
    onSettled: refreshModules,
  });
}

/** The message about a failed deletion of a module. */
export function deletionRefusal(error: Error): string {
  const isInvalid = error instanceof ApiError && error.code === 'INVALID_INPUT';
  const t = modulesTexts().deletion;
  return isInvalid ? t.invalid : t.failed(error.message);
}
