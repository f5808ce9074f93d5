import {
  getModuleRequirement,
  type ModuleRequirement,
  type RequirementForm,
  updateModuleRequirement,
} from '@portal/contract/requirements';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '#web/platform/http/client.ts';
import { callKey, callQuery } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';

/** The rules of a module. Read again wherever they are shown, because other admins change them too. */
export function useModuleRules(moduleId: number, enabled = true) {
  return useQuery({
    ...callQuery(getModuleRequirement, { params: { id: moduleId } }),
    staleTime: 0,
    enabled,
  });
}

export const readModuleRules = (moduleId: number, signal: AbortSignal) =>
  callApi(getModuleRequirement, { params: { id: moduleId }, signal });

/** The trainees whom a change of the rules would hit; it changes nothing. */
export const previewModuleRules = (moduleId: number, body: RequirementForm, signal: AbortSignal) =>
  callApi(updateModuleRequirement, {
    params: { id: moduleId },
    query: { preview: 'true' },
    body,
    signal,
  });

/** Also shows the saved rules at once. */
export async function saveModuleRules(moduleId: number, body: RequirementForm) {
  const answer = await callApi(updateModuleRequirement, { params: { id: moduleId }, body });
  showModuleRules(moduleId, answer.requirement);
  return answer;
}

export function showModuleRules(moduleId: number, rules: ModuleRequirement): void {
  queryClient.setQueryData(callKey(getModuleRequirement, { params: { id: moduleId } }), rules);
}
