import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type { NavigateOptions } from 'react-router';
import { useGroups } from '#web/features/groups/api/groups.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import { useTraineePage } from '../api/trainees.ts';
import {
  ALL_TRAINEES,
  changedFilter,
  givenFilter,
  groupAddress,
  NO_FILTER,
  type TraineeFilter,
  type TraineeListView,
  viewSchema,
} from './list-view.ts';

const inPlace = { replace: true, preventScrollReset: true };

/** The list of the view in the address, of one company or all, and functions to change the view. */
export function useListView(company: number | null) {
  const fixed = company === null ? {} : { company };
  const [view, setView] = useAddressState(viewSchema, ALL_TRAINEES, fixed);
  const trainees = useTraineePage(view);
  const groups = useGroups(view.company);

  /** A changed list starts at its first page. */
  function changeView(change: Partial<TraineeListView>, options: NavigateOptions) {
    setView((shown) => ({ ...shown, page: 1, ...change }), options);
  }

  const total = trainees.isPlaceholderData ? undefined : trainees.data?.total;
  const isLeavingEmptyPage = useExistingPage(
    { page: view.page, pageSize: TRAINEE_PAGE_SIZE, total },
    (page) => changeView({ page }, inPlace),
  );

  return {
    view,
    /** The company is not a choice of the admin. */
    isOfOneCompany: company !== null,
    /** The list shows not all trainees of the page: it has a search or a filter. */
    isFiltered: Object.keys(givenFilter(view)).length > Object.keys(fixed).length,
    trainees,
    /** The groups of the company; undefined while they are loading, and without a company. */
    groups: groups.data,
    /** The address of the list with only the members of a group of this company. */
    addressOfGroup: (company: number, group: number) =>
      groupAddress(view, fixed, { company, group }),
    /** The number of matches; undefined until the server has answered for this view. */
    total,
    isLeavingEmptyPage,
    // Typing adds no history entries, so that Back leaves the search at once.
    searchFor: (search: string) => changeView({ search }, inPlace),
    filterBy: (change: Partial<TraineeFilter>) =>
      setView((shown) => ({ ...changedFilter(shown, change), page: 1 }), {
        preventScrollReset: true,
      }),
    /** Clears the search and all filters. */
    showAll: () => changeView({ ...NO_FILTER, company }, inPlace),
    sortBy: (sort: TraineeListView['sort']) => changeView({ sort }, { preventScrollReset: true }),
    goToPage: (page: number) => changeView({ page }, {}),
  };
}
