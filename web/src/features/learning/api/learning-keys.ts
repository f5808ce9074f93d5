import { getDashboard, getTrainingModule, listTrainingModules } from '@portal/contract/learning';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const overviews = [callKey(getDashboard), callKey(listTrainingModules)];

/** A module was watched or passed: whatever shows progress is read again, the next module unlocks. */
export function refreshLearning(): Promise<unknown> {
  return refreshInAllTabs([...overviews, callKey(getTrainingModule)]);
}

/** It happened on another device, or in another tab: every tab hears of it and refreshes itself. */
export function refreshLearningHere(): Promise<unknown> {
  return refreshHere([...overviews, callKey(getTrainingModule)]);
}

/** Time was watched: the overviews in this tab show it when they are next looked at. */
export function refreshOverviews(): Promise<unknown> {
  return refreshHere(overviews);
}

function refreshHere(keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
