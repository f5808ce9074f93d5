import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { useUnreadCount } from '../api/rooms.ts';

/** How many messages are unread, on the sidebar's entry. */
export function UnreadBadge() {
  const { data } = useUnreadCount();
  return <UnreadNumber count={data} />;
}

export function UnreadNumber({ count }: { count: number | undefined }) {
  return <CountBadge count={count} max={UNREAD_BADGE_MAX} unit="unread" />;
}
