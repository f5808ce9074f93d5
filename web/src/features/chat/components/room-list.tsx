import type { ChatRoom } from '@portal/contract/chat';
import { isBlank } from '@portal/contract/text-rules';
import BellOff from 'lucide-react/icons/bell-off';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { memo } from 'react';
import { Link } from 'react-router';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { useIsOnline } from '#web/platform/live/use-live.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Name } from '#web/ui/name.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { partnerIn, useRooms } from '../api/rooms.ts';
import { useDraft } from '../model/drafts.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { ChatInstant } from './chat-instant.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { UnreadNumber } from './unread-badge.tsx';

type RoomListProps = { openRoomId: number | null; onStartNew: () => void };

/** The user's rooms, the one with the latest message first. */
export function RoomList({ openRoomId, onStartNew }: RoomListProps) {
  const t = chatTexts().rooms;
  const { data: rooms, error, isFetching, refetch } = useRooms();
  const now = useNow();
  if (rooms === undefined && error !== null)
    return (
      <div className="grid justify-items-center gap-3 p-6 text-center text-sm text-text-muted">
        <span>{t.notLoaded}</span>
        <Button
          variant="outline"
          busy={isFetching}
          busyLabel={uiTexts().retrying}
          onClick={() => void refetch()}
        >
          {uiTexts().retry}
        </Button>
      </div>
    );
  if (rooms === undefined) return <ListSkeleton label={t.loading} />;
  if (rooms.length === 0) return <NoRooms onStartNew={onStartNew} />;
  return (
    <ul aria-label={t.list} className="min-h-0 grow overflow-y-auto p-2">
      {rooms.map((room) => (
        <li key={room.id}>
          <RoomRow room={room} isOpen={room.id === openRoomId} now={now} />
        </li>
      ))}
    </ul>
  );
}

function NoRooms({ onStartNew }: { onStartNew: () => void }) {
  const t = chatTexts().rooms;
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      <MessagesSquare aria-hidden="true" className="mb-2 size-8 text-text-muted" />
      <p className="font-medium">{t.none}</p>
      <button
        type="button"
        onClick={onStartNew}
        className="min-h-11 rounded-md px-2 text-accent-text text-sm underline-offset-4 hover:underline"
      >
        {t.startFirst}
      </button>
    </div>
  );
}

type RoomRowProps = { room: ChatRoom; isOpen: boolean; now: Date };

/** Memoized: a press or a change of another room does not render it again. */
const RoomRow = memo(function RoomRow({ room, isOpen, now }: RoomRowProps) {
  useShownLanguage();
  const t = chatTexts().rooms;
  const { id: selfId } = useCurrentUser();
  const partner = partnerIn(room, selfId);
  const isOnline = useIsOnline(partner?.id);
  const [latest] = room.messages;
  const draft = useDraft(room.id);
  if (partner === undefined) return null;
  const isUnread = room.unreadCount > 0 && !isOpen;
  // The open chat shows the draft in its text field; for an unread chat the new message is more important.
  const isDraftShown = !isBlank(draft) && !isOpen && !isUnread && !partner.deleted;
  return (
    <Link
      to={paths.chat.to(room.id)}
      id={`chat-room-${room.id}`}
      aria-current={isOpen ? 'true' : undefined}
      className={classNames(
        'flex min-h-16 items-center gap-3 rounded-lg px-3 py-2.5 focus-visible:-outline-offset-2',
        isOpen
          ? 'bg-accent-soft forced-colors:border-2 forced-colors:border-accent'
          : 'hover:bg-hover',
      )}
    >
      <Avatar name={partner.name} online={partner.deleted ? undefined : isOnline} />
      <span className="grid min-w-0 grow grid-cols-[minmax(0,1fr)] gap-0.5">
        <span className="flex items-baseline justify-between gap-2">
          <Name className={classNames('truncate', isUnread ? 'font-semibold' : 'font-medium')}>
            {partner.name}
          </Name>
          {latest === undefined ? null : (
            <ChatInstant
              value={latest.createdAt}
              now={now}
              className="shrink-0 text-text-muted text-xs"
            />
          )}
        </span>
        <span className="flex items-center gap-2 text-sm text-text-muted">
          <Preview
            prefix={latest?.senderId === selfId ? t.you : ''}
            text={latest?.content ?? ''}
            draft={isDraftShown ? draft : null}
            isUnread={isUnread}
          />
          {room.muted ? (
            <BellOff role="img" aria-label={t.muted} className="size-3.5 shrink-0" />
          ) : null}
          {isUnread ? <UnreadNumber count={room.unreadCount} isMuted={room.muted} /> : null}
        </span>
      </span>
    </Link>
  );
});

type PreviewProps = { prefix: string; text: string; draft: string | null; isUnread: boolean };

/**
 * One line with the latest message or the draft. Right-to-left text is truncated at its own end, so it has its own box.
 */
function Preview({ prefix, text, draft, isUnread }: PreviewProps) {
  return (
    <span className={classNames('flex min-w-0 grow', isUnread && 'font-medium text-text')}>
      <span className={classNames('shrink-0 whitespace-pre', draft !== null && 'text-danger-text')}>
        {draft === null ? prefix : chatTexts().rooms.draft}
      </span>
      <span dir="auto" className="min-w-0 truncate">
        {draft ?? text}
      </span>
    </span>
  );
}
