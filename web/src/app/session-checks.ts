import type { Role } from '@portal/contract/fields';
import { getDashboard } from '@portal/contract/learning';
import { listTrainees } from '@portal/contract/trainees';
import { callApi } from '../platform/http/client.ts';
import { callKey } from '../platform/query/call-query.ts';
import { queryClient } from '../platform/query/query-client.ts';

/**
 * The call by which each role's remembered session is verified. Loaded only where there is a session:
 * a visitor's first page does without these parts of the contract.
 */
export const askAs: Readonly<Record<Role, (signal: AbortSignal) => Promise<void>>> = {
  async ADMIN(signal) {
    await callApi(listTrainees, { query: { page: 1, pageSize: 1 }, signal });
  },
  async TRAINEE(signal) {
    const dashboard = await callApi(getDashboard, { signal });
    // The page that follows in most cases need not ask again.
    queryClient.setQueryData(callKey(getDashboard), dashboard);
  },
};
