import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import type { NavigateOptions } from 'react-router';
import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { useExistingPage } from '#web/platform/routing/use-existing-page.ts';
import { refreshFeedbackHere, useFeedbackPage, useFeedbackStats } from '../api/feedback-list.ts';
import { changed, EVERYTHING, type FeedbackView, viewSchema } from './feedback-view.ts';

/** The feedback that the address names with its figures, and how to turn to another part of it. */
export function useFeedbackView() {
  const [view, setView] = useAddressState(viewSchema, EVERYTHING);
  const page = useFeedbackPage(view);
  const stats = useFeedbackStats(view);
  useLiveFrame('FEEDBACK_CHANGED', refreshFeedbackHere);
  useLiveReopened(refreshFeedbackHere);

  function turnTo(change: Partial<FeedbackView>, options: NavigateOptions) {
    setView(changed(view, change), options);
  }

  const total = page.isPlaceholderData ? undefined : page.data?.total;
  const isLeavingEmptyPage = useExistingPage(
    { page: view.page, pageSize: FEEDBACK_PAGE_SIZE, total },
    (last) => turnTo({ page: last }, { replace: true, preventScrollReset: true }),
  );

  return {
    view,
    page,
    stats,
    /** How many match; undefined until this very view was answered. */
    total,
    isLeavingEmptyPage,
    choose: (change: Partial<FeedbackView>) => turnTo(change, { preventScrollReset: true }),
    goToPage: (next: number) => turnTo({ page: next }, { preventScrollReset: true }),
  };
}
