import { groupParam, idParam } from '@portal/contract/fields';
import { assigneeFilter, type HelpRequest, helpStatus } from '@portal/contract/help';
import type { NavigateOptions } from 'react-router';
import * as z from 'zod/mini';
import { searchText, useAddressState } from '#web/platform/routing/address-state.ts';
import { type HelpFilter, useHelpRequests } from '../api/help-requests.ts';

export const filterSchema = z.object({
  status: helpStatus,
  company: idParam,
  group: groupParam,
  assignee: assigneeFilter,
  search: searchText,
});

export const ALL_REQUESTS: HelpFilter = {
  status: null,
  company: null,
  group: null,
  assignee: null,
  search: '',
};

/** Closed requests cannot be closed again. */
export const isOpen = ({ status }: HelpRequest): boolean => status !== 'CLOSED';

function isFiltered({ search, ...filter }: HelpFilter): boolean {
  return search !== '' || Object.values(filter).some((each) => each !== null);
}

/** The filter after a change. The groups of another company are others. */
export function changedFilter(filter: HelpFilter, change: Partial<HelpFilter>): HelpFilter {
  const ofCompany = change.company === undefined ? {} : { group: null };
  return { ...filter, ...ofCompany, ...change };
}

/** The requests that match the filter in the address, of one company or all, and the functions that change it. */
export function useHelpList(company: number | null) {
  const fixed = company === null ? {} : { company };
  const [filter, setFilter] = useAddressState(filterSchema, ALL_REQUESTS, fixed);
  const requests = useHelpRequests(filter);
  const change = (part: Partial<HelpFilter>, options: NavigateOptions = {}) =>
    setFilter((shown) => changedFilter(shown, part), { preventScrollReset: true, ...options });
  // The company of the page is not a choice of the admin.
  const chosen = company === null ? filter : { ...filter, company: null };
  return {
    filter,
    isFiltered: isFiltered(chosen),
    requests,
    choose: (part: Partial<HelpFilter>) => change(part),
    // Typing adds no history entries, so that Back leaves the search at once.
    searchFor: (search: string) => change({ search }, { replace: true }),
  };
}
