import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type { StandingFilter } from '@portal/contract/standing-filter';
import type { Trainee } from '@portal/contract/trainees';
import { useState } from 'react';
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
  hasStandingChoice,
  NO_FILTER,
  standingAddress,
  type TraineeFilter,
  type TraineeListView,
  viewSchema,
} from './list-view.ts';

const inPlace = { replace: true, preventScrollReset: true };

/** The part of the list that tiles above it are about: the trainees of its company and group. */
export type ForTiles = Pick<TraineeListView, 'company' | 'group'> & {
  /** The address of the list of those with this standing. */
  readonly addressOf: (standing: StandingFilter) => string;
  readonly chosen: StandingFilter | null;
  /** Standings are shown in the list. */
  readonly isExpected: boolean;
};

/** The list of the view in the address, of one company or all, and functions to change the view. */
export function useListView(company: number | null) {
  const fixed = company === null ? {} : { company };
  const [view, setView] = useAddressState(viewSchema, ALL_TRAINEES, fixed);
  const trainees = useTraineePage(view);
  const groups = useGroups(view.company);
  const rows = trainees.isPlaceholderData ? undefined : trainees.data?.trainees;
  const hasStandings = useHasStandings(view.company, rows) || hasStandingChoice(view);

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
    /** Standings are shown: trainees of a company with rules are among those of the list. */
    hasStandings,
    forTiles: {
      company: view.company,
      group: view.group,
      addressOf: (standing) => standingAddress(view, fixed, standing),
      chosen: view.standing,
      isExpected: hasStandings,
    } satisfies ForTiles,
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

/**
 * Whether a trainee with a standing was among the rows since the company was chosen: other pages of the list, and
 * searches in it, may have none. `rows` is undefined while they are loading.
 */
function useHasStandings(company: number | null, rows: readonly Trainee[] | undefined): boolean {
  const [seenIn, setSeenIn] = useState<number | null | undefined>(undefined);
  const isSeen = rows?.some(({ standing }) => standing !== null) === true;
  if (isSeen && seenIn !== company) setSeenIn(company);
  return isSeen || seenIn === company;
}
