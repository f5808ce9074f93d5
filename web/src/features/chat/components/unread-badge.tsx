import { UNREAD_BADGE_MAX } from '@portal/contract/limits';
import { CountBadge } from '#web/ui/count-badge.tsx';
import { useUnreadCount } from '../api/unread.ts';
import { chatTexts } from '../texts/catalogue.ts';

/** The number of unread messages in chats that are not muted, shown in the sidebar. */
export function UnreadBadge() {
  const { data } = useUnreadCount();
  return <UnreadNumber count={data} />;
}

type UnreadNumberProps = { count: number | undefined; isMuted?: boolean };

export function UnreadNumber({ count, isMuted = false }: UnreadNumberProps) {
  const tone = isMuted ? 'neutral' : 'accent';
  return <CountBadge count={count} max={UNREAD_BADGE_MAX} words={chatTexts().unread} tone={tone} />;
}
