import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { useTraineePage } from './api/trainees.ts';
import { addressOf, pageInstead, type TraineeListView, viewOf } from './list-view.ts';

const inPlace = { replace: true, preventScrollReset: true };

/** The part of the list that the address names, and how to turn to another. */
export function useListView() {
  const [address, setAddress] = useSearchParams();
  const view = viewOf(address);
  const trainees = useTraineePage(view);

  function turnTo(change: Partial<TraineeListView>, options: NavigateOptions) {
    // Whatever else changes, another list begins at its first page.
    setAddress(addressOf({ ...view, page: 1, ...change }), options);
  }

  const total = trainees.isPlaceholderData ? undefined : trainees.data?.total;
  const instead = total === undefined ? null : pageInstead(view.page, total, TRAINEE_PAGE_SIZE);
  const leaveEmptyPage = useEffectEvent((page: number) => turnTo({ page }, inPlace));
  useEffect(() => {
    // The last one on the last page was deleted, or the address is old.
    if (instead !== null) leaveEmptyPage(instead);
  }, [instead]);

  return {
    view,
    trainees,
    /** How many match; undefined until this very view was answered. */
    total,
    isLeavingEmptyPage: instead !== null,
    // Typing makes no history: Back leads out of a search, not through its letters.
    searchFor: (search: string) => turnTo({ search }, inPlace),
    filterBy: (company: number | null) => turnTo({ company }, { preventScrollReset: true }),
    /** Out of a search and a company at once. */
    showAll: () => turnTo({ search: '', company: null }, inPlace),
    sortBy: (sort: TraineeListView['sort']) => turnTo({ sort }, { preventScrollReset: true }),
    goToPage: (page: number) => turnTo({ page }, {}),
  };
}
