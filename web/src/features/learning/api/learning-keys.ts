import { getDashboard, getTrainingModule, listTrainingModules } from '@portal/contract/learning';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const overviews = [callKey(getDashboard), callKey(listTrainingModules)];

/** Refreshes all progress in all tabs after a module was watched or passed, because the next module unlocks. */
export function refreshLearning(): Promise<unknown> {
  return refreshInAllTabs([...overviews, callKey(getTrainingModule)]);
}

/**
 * Refreshes all progress in this tab after a change on another device or in another tab; each tab receives that frame.
 */
export function refreshLearningHere(): Promise<unknown> {
  return refreshHere([...overviews, callKey(getTrainingModule)]);
}

/** Marks the overviews in this tab as outdated after time was watched. */
export function refreshOverviews(): Promise<unknown> {
  return refreshHere(overviews);
}

function refreshHere(keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
