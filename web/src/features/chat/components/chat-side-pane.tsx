import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { ChatTitle } from './chat-title.tsx';
import { PeopleList } from './people-list.tsx';
import { RoomList } from './room-list.tsx';

type ChatSidePaneProps = {
  openRoomId: number | null;
  /** The people are shown instead of the chats. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
  /** The id of the user whose chat is being opened; null if none is. */
  openingUserId: number | null;
  onChoosePerson: (userId: number) => void;
};

export function ChatSidePane(props: ChatSidePaneProps) {
  const { openRoomId, isChoosing, onChoosing, openingUserId, onChoosePerson } = props;
  const pane = useRef<HTMLElement>(null);

  /** Starts the first chat. The pressed button is removed, so the focus moves to the search. */
  function startFirst(): void {
    flushSync(() => onChoosing(true));
    pane.current?.querySelector('input')?.focus();
  }

  return (
    <section
      ref={pane}
      aria-label="Chats and people"
      className={classNames(
        'flex w-full flex-col md:w-80 md:border-r md:shrink-0 lg:w-72 xl:w-80',
        openRoomId !== null && 'max-md:hidden',
      )}
    >
      <header className="grid gap-3 border-b p-4">
        <ChatTitle />
        <Button
          variant={isChoosing ? 'outline' : 'primary'}
          onClick={() => onChoosing(!isChoosing)}
        >
          {isChoosing ? (
            <MessagesSquare aria-hidden="true" />
          ) : (
            <MessageSquarePlus aria-hidden="true" />
          )}
          {isChoosing ? 'Show Chats' : 'New Chat'}
        </Button>
      </header>
      {isChoosing ? (
        <PeopleList onChoose={onChoosePerson} openingUserId={openingUserId} />
      ) : (
        <RoomList openRoomId={openRoomId} onStartNew={startFirst} />
      )}
    </section>
  );
}
