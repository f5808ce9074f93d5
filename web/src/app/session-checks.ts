import type { Role } from '@portal/contract/fields';
import { getDashboard } from '@portal/contract/learning';
import { listTrainees } from '@portal/contract/trainees';
import { callApi } from '../platform/http/client.ts';
import { callKey } from '../platform/query/call-query.ts';
import { queryClient } from '../platform/query/query-client.ts';

/**
 * The call by which the remembered session of each role is verified. Loaded only if there is a session, so that a
 * visitor's first page does not load these parts of the contract.
 */
export const sessionChecks: Readonly<Record<Role, (signal: AbortSignal) => Promise<void>>> = {
  async ADMIN(signal) {
    await callApi(listTrainees, { query: { page: 1, pageSize: 1 }, signal });
  },
  async TRAINEE(signal) {
    const dashboard = await callApi(getDashboard, { signal });
    // In most cases the dashboard is the next page: it uses this answer.
    queryClient.setQueryData(callKey(getDashboard), dashboard);
  },
};
