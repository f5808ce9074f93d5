import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { usePendingCount } from '../api/help-requests.ts';
import { helpTexts } from '../texts/catalogue.ts';

/** The number of pending help requests, shown in the sidebar. */
export function PendingBadge() {
  const { data } = usePendingCount();
  return <CountBadge count={data} max={UNREAD_BADGE_MAX} words={helpTexts().list.pendingShown} />;
}
