import { TRAINEE_PAGE_SIZE } from '@portal/contract/limits';
import type { NavigateOptions } from 'react-router';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import { useTraineePage } from '../api/trainees.ts';
import { ALL_TRAINEES, type TraineeListView, viewSchema } from './list-view.ts';

const inPlace = { replace: true, preventScrollReset: true };

/** The part of the list that the address names, and how to turn to another. */
export function useListView() {
  const [view, setView] = useAddressState(viewSchema, ALL_TRAINEES);
  const trainees = useTraineePage(view);

  function turnTo(change: Partial<TraineeListView>, options: NavigateOptions) {
    // Whatever else changes, another list begins at its first page.
    setView({ ...view, page: 1, ...change }, options);
  }

  const total = trainees.isPlaceholderData ? undefined : trainees.data?.total;
  const isLeavingEmptyPage = useExistingPage(
    { page: view.page, pageSize: TRAINEE_PAGE_SIZE, total },
    (page) => turnTo({ page }, inPlace),
  );

  return {
    view,
    trainees,
    /** How many match; undefined until this very view was answered. */
    total,
    isLeavingEmptyPage,
    // Typing makes no history: Back leads out of a search, not through its letters.
    searchFor: (search: string) => turnTo({ search }, inPlace),
    filterBy: (company: number | null) => turnTo({ company }, { preventScrollReset: true }),
    /** Out of a search and a company at once. */
    showAll: () => turnTo({ search: '', company: null }, inPlace),
    sortBy: (sort: TraineeListView['sort']) => turnTo({ sort }, { preventScrollReset: true }),
    goToPage: (page: number) => turnTo({ page }, {}),
  };
}
