import { groupParam, idParam } from '@portal/contract/fields';
import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import type { NavigateOptions } from 'react-router';
import * as z from 'zod/mini';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import {
  type FeedbackView,
  refreshFeedbackHere,
  useFeedbackPage,
  useFeedbackStats,
} from '../api/feedback-list.ts';
import { ratings } from './rating-labels.ts';

/** The server refuses a later page. */
const LAST_PAGE = 10_000_000;

export const viewSchema = z.object({
  company: idParam,
  group: groupParam,
  module: idParam,
  rating: z.pipe(idParam, z.literal(ratings)),
  page: z.pipe(
    idParam,
    z.transform((page) => Math.min(page, LAST_PAGE)),
  ),
});

export const EVERYTHING: FeedbackView = {
  company: null,
  group: null,
  module: null,
  rating: null,
  page: 1,
};

/** The view after a change. A changed list starts at its first page; another company resets the group and the module. */
export function changedView(view: FeedbackView, change: Partial<FeedbackView>): FeedbackView {
  const ofCompany = change.company === undefined ? {} : { group: null, module: null };
  return { ...view, ...ofCompany, page: 1, ...change };
}

export function isFiltered({ company, group, module, rating }: FeedbackView): boolean {
  return [company, group, module, rating].some((filter) => filter !== null);
}

/** The feedback of the view in the address, of one company or all, with its figures, and functions to change the view. */
export function useFeedbackView(company: number | null) {
  const fixed = company === null ? {} : { company };
  const [view, setView] = useAddressState(viewSchema, EVERYTHING, fixed);
  const page = useFeedbackPage(view);
  const stats = useFeedbackStats(view);
  useLiveFrame('FEEDBACK_CHANGED', refreshFeedbackHere);
  useLiveReopened(refreshFeedbackHere);

  function change(part: Partial<FeedbackView>, options: NavigateOptions) {
    setView((shown) => changedView(shown, part), options);
  }

  const total = page.isPlaceholderData ? undefined : page.data?.total;
  const isLeavingEmptyPage = useExistingPage(
    { page: view.page, pageSize: FEEDBACK_PAGE_SIZE, total },
    (last) => change({ page: last }, { replace: true, preventScrollReset: true }),
  );

  // The company of the page is not a choice of the admin.
  const chosen = company === null ? view : { ...view, company: null };
  return {
    view,
    isFiltered: isFiltered(chosen),
    page,
    stats,
    /** The number of matches; undefined until the server has answered for this view. */
    total,
    isLeavingEmptyPage,
    choose: (part: Partial<FeedbackView>) => change(part, { preventScrollReset: true }),
    goToPage: (next: number) => change({ page: next }, { preventScrollReset: true }),
  };
}
