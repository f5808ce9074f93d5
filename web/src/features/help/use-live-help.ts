import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { refreshHelpRequestsHere } from './api/help-requests.ts';
import { refreshOwnHelpRequestsHere } from './api/own-requests.ts';

/** Keeps the badge, the list and the own requests up to date on every screen. Each role receives its own frame. */
export function useLiveHelp(): void {
  useLiveFrame('HELP_LIST_CHANGED', () => void refreshHelpRequestsHere());
  useLiveFrame('HELP_REQUEST_STATE_CHANGED', () => void refreshOwnHelpRequestsHere());
  useLiveFrame('HELP_REQUESTS_SEEN', () => void refreshOwnHelpRequestsHere());
  useLiveReopened(() => {
    // Queries of the other role are not in the cache, so refreshing them does nothing.
    void refreshHelpRequestsHere();
    void refreshOwnHelpRequestsHere();
  });
}
