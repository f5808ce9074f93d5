import type { getCertificate, listOwnCertificates } from '@portal/contract/certificates';
import { getDashboard, getTrainingModule, listTrainingModules } from '@portal/contract/learning';
import { listOwnRequirements } from '@portal/contract/requirements';
import { getOwnResult, listOwnAttempts, listOwnResults } from '@portal/contract/runs';
import type { QueryKey } from '@tanstack/react-query';
import { callKey } from '#web/platform/query/call-query.ts';
import { queryClient } from '#web/platform/query/query-client.ts';
import { refreshInAllTabs } from '#web/platform/tabs/refresh-in-all-tabs.ts';

const overviews = [callKey(getDashboard), callKey(listTrainingModules)];
/** By the names of their calls: their contract is large, and this file is loaded with every page. */
const certificates: readonly (typeof getCertificate | typeof listOwnCertificates)['name'][] = [
  'listOwnCertificates',
  'getCertificate',
];
const all: QueryKey[] = [
  ...overviews,
  ...certificates.map((name) => [name]),
  ...[getTrainingModule, listOwnAttempts, listOwnResults, getOwnResult, listOwnRequirements].map(
    (call) => callKey(call),
  ),
];

/** Refreshes all progress in all tabs after a module was watched or passed, because the next module unlocks. */
export function refreshLearning(): Promise<unknown> {
  return refreshInAllTabs(all);
}

/**
 * Refreshes all progress in this tab after a change on another device or in another tab; each tab receives that frame.
 */
export function refreshLearningHere(): Promise<unknown> {
  return refreshHere(all);
}

/** Marks the overviews in this tab as outdated after time was watched. */
export function refreshOverviews(): Promise<unknown> {
  return refreshHere(overviews);
}

function refreshHere(keys: readonly QueryKey[]): Promise<unknown> {
  return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
