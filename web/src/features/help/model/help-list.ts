import { idParam } from '@portal/contract/fields';
import { helpStatus } from '@portal/contract/help';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { type HelpFilter, useHelpRequests } from '../api/help-requests.ts';

export const filterSchema = z.object({ status: helpStatus, company: idParam });

export const ALL_REQUESTS: HelpFilter = { status: null, company: null };

function isFiltered({ status, company }: HelpFilter): boolean {
  return status !== null || company !== null;
}

/** The requests that match the filter in the address, of one company or all, and the function that changes it. */
export function useHelpList(company: number | null) {
  const [stored, setFilter] = useAddressState(filterSchema, { ...ALL_REQUESTS, company });
  const filter = company === null ? stored : { ...stored, company };
  const requests = useHelpRequests(filter);
  const choose = (change: Partial<HelpFilter>) =>
    setFilter({ ...filter, ...change }, { preventScrollReset: true });
  // The company of the page is not a choice of the admin.
  const chosen = company === null ? filter : { ...filter, company: null };
  return { filter, isFiltered: isFiltered(chosen), requests, choose };
}
