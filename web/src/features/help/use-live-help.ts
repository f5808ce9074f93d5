import { useLiveFrame, useLiveReopened } from '#web/platform/live/use-live.ts';
import { refreshHelpRequestsHere } from './api/help-requests.ts';
import { refreshOwnHelpRequestsHere } from './api/own-requests.ts';

/** Keeps badge, list and own requests up to date, whatever screen is shown: each role has its frame. */
export function useLiveHelp(): void {
  useLiveFrame('HELP_LIST_CHANGED', () => void refreshHelpRequestsHere());
  useLiveFrame('HELP_REQUEST_STATE_CHANGED', () => void refreshOwnHelpRequestsHere());
  useLiveReopened(() => {
    // What the role does not read is not in the cache.
    void refreshHelpRequestsHere();
    void refreshOwnHelpRequestsHere();
  });
}
