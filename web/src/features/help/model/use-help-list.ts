import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useHelpRequests } from '../api/help-requests.ts';
import { ALL_REQUESTS, filterSchema, type HelpFilter } from './list-filter.ts';

/** The requests of the filter that the address names, and how to choose another. */
export function useHelpList() {
  const [filter, setFilter] = useAddressState(filterSchema, ALL_REQUESTS);
  const requests = useHelpRequests(filter);
  const choose = (change: Partial<HelpFilter>) =>
    setFilter({ ...filter, ...change }, { preventScrollReset: true });
  return { filter, requests, choose };
}
