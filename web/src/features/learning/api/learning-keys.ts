import { getDashboard, getTrainingModule, listTrainingModules } from '@portal/contract/learning';
import { callKey } from '../../../platform/query/call-query.ts';
import { queryClient } from '../../../platform/query/query-client.ts';
import { refreshInAllTabs } from '../../../platform/tabs/refresh-in-all-tabs.ts';

const overviews = [callKey(getDashboard), callKey(listTrainingModules)];

/** A module was watched or passed: whatever shows progress is read again, the next module unlocks. */
export function refreshLearning(): Promise<unknown> {
  return refreshInAllTabs([...overviews, callKey(getTrainingModule)]);
}

/** Time was watched: the overviews in this tab show it when they are next looked at. */
export function refreshOverviews(): Promise<unknown> {
  return Promise.all(overviews.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
