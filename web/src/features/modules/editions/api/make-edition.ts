import type { CallBody } from '@portal/contract/call';
import { createModuleEdition } from '@portal/contract/requirements';
import { useMutation } from '@tanstack/react-query';
import { refreshAfterRules } from '#web/features/requirements/api/company-rules.ts';
import { showModuleRules } from '#web/features/requirements/api/module-rules.ts';
import { callApi } from '#web/platform/http/client.ts';

export type EditionEntry = CallBody<typeof createModuleEdition>;

/** The module must be taken again. */
export function useMakeEdition(moduleId: number) {
  return useMutation({
    mutationFn: (body: EditionEntry) =>
      callApi(createModuleEdition, { params: { id: moduleId }, body }),
    onSuccess(rules) {
      showModuleRules(moduleId, rules);
      refreshAfterRules();
    },
  });
}
