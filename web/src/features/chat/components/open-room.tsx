import MessageSquareOff from 'lucide-react/icons/message-square-off';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/platform/routing/paths.ts';
import { useCurrentUser } from '#web/platform/session/use-session.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { partnerIn, useRooms } from '../api/rooms.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { ConversationPane } from './conversation-pane.tsx';

type OpenRoomProps = {
  roomId: number | null;
  onStartNew: () => void;
};

/** The right pane: the open chat, or a welcome if none is open. */
export function OpenRoom({ roomId, onStartNew }: OpenRoomProps) {
  const { id: selfId } = useCurrentUser();
  const { data: rooms, isFetching } = useRooms();
  if (roomId === null) return <Welcome onStartNew={onStartNew} />;
  const room = rooms?.find(({ id }) => id === roomId);
  const partner = room === undefined ? undefined : partnerIn(room, selfId);
  if (room === undefined || partner === undefined)
    return rooms === undefined || isFetching ? <Opening /> : <NoSuchRoom />;
  return <ConversationPane key={room.id} room={room} partner={partner} selfId={selfId} />;
}

function Welcome({ onStartNew }: { onStartNew: () => void }) {
  const t = chatTexts().room;
  return (
    <Middle isOnPhones={false}>
      <MessagesSquare aria-hidden="true" className="size-10 text-text-muted" />
      <h2 className="font-semibold text-lg tracking-tight">{t.welcome}</h2>
      <Button onClick={onStartNew}>{t.start}</Button>
    </Middle>
  );
}

function Opening() {
  return (
    <Middle>
      <span role="status">
        <Spinner className="size-6!" />
        <span className="sr-only">{chatTexts().room.opening}</span>
      </span>
    </Middle>
  );
}

function NoSuchRoom() {
  const t = chatTexts().room;
  return (
    <Middle>
      <MessageSquareOff aria-hidden="true" className="size-10 text-text-muted" />
      <h2 className="font-semibold text-lg tracking-tight">{t.notFound}</h2>
      <p className="text-text-muted">{t.notFoundHint}</p>
      <Link to={paths.chat.to()} className={buttonStyles({ variant: 'outline' })}>
        {t.toChats}
      </Link>
    </Middle>
  );
}

function Middle({ isOnPhones = true, children }: { isOnPhones?: boolean; children: ReactNode }) {
  return (
    <div
      className={classNames(
        'grid grow place-content-center justify-items-center gap-4 bg-background p-6 text-center',
        !isOnPhones && 'max-md:hidden',
      )}
    >
      {children}
    </div>
  );
}
