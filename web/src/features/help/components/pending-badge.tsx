import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { usePendingCount } from '../api/help-requests.ts';

/** How many help requests are pending, on the sidebar's entry. */
export function PendingBadge() {
  const { data } = usePendingCount();
  return <CountBadge count={data} max={UNREAD_BADGE_MAX} unit="pending" />;
}
