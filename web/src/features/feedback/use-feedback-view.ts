import { FEEDBACK_PAGE_SIZE } from '@portal/contract/limits';
import { useEffect, useEffectEvent } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { useLiveFrame, useLiveReopened } from '../../platform/live/use-live.ts';
import { refreshFeedbackHere, useFeedbackPage, useFeedbackStats } from './api/feedback-list.ts';
import { addressOf, changed, type FeedbackView, pageInstead, viewOf } from './feedback-view.ts';

/** The feedback that the address names with its figures, and how to turn to another part of it. */
export function useFeedbackView() {
  const [address, setAddress] = useSearchParams();
  const view = viewOf(address);
  const page = useFeedbackPage(view);
  const stats = useFeedbackStats(view);
  useLiveFrame('FEEDBACK_CHANGED', refreshFeedbackHere);
  useLiveReopened(refreshFeedbackHere);

  function turnTo(change: Partial<FeedbackView>, options: NavigateOptions) {
    setAddress(addressOf(changed(view, change)), options);
  }

  const total = page.isPlaceholderData ? undefined : page.data?.total;
  const instead = total === undefined ? null : pageInstead(view.page, total, FEEDBACK_PAGE_SIZE);
  const leaveEmptyPage = useEffectEvent((last: number) =>
    turnTo({ page: last }, { replace: true, preventScrollReset: true }),
  );
  useEffect(() => {
    // What stood on the last page was deleted, or the address is old.
    if (instead !== null) leaveEmptyPage(instead);
  }, [instead]);

  return {
    view,
    page,
    stats,
    /** How many match; undefined until this very view was answered. */
    total,
    isLeavingEmptyPage: instead !== null,
    choose: (change: Partial<FeedbackView>) => turnTo(change, { preventScrollReset: true }),
    goToPage: (next: number) => turnTo({ page: next }, { preventScrollReset: true }),
  };
}
