import { useSearchParams } from 'react-router';
import { useHelpRequests } from './api/help-requests.ts';
import { addressOf, filterOf, type HelpFilter } from './list-filter.ts';

/** The requests of the filter that the address names, and how to choose another. */
export function useHelpList() {
  const [address, setAddress] = useSearchParams();
  const filter = filterOf(address);
  const requests = useHelpRequests(filter);
  const choose = (change: Partial<HelpFilter>) =>
    setAddress(addressOf({ ...filter, ...change }), { preventScrollReset: true });
  return { filter, requests, choose };
}
