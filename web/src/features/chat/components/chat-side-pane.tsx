import MessageSquarePlus from 'lucide-react/icons/message-square-plus';
import MessagesSquare from 'lucide-react/icons/messages-square';
import type { Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { ChatTitle } from './chat-title.tsx';
import { PeopleList } from './people-list.tsx';
import { RoomList } from './room-list.tsx';

type ChatSidePaneProps = {
  ref: Ref<HTMLElement>;
  openRoomId: number | null;
  /** The people are shown instead of the chats. */
  isChoosing: boolean;
  onChoosing: (isChoosing: boolean) => void;
  /** The id of the user whose chat is being opened; null if none is. */
  openingUserId: number | null;
  onChoosePerson: (userId: number) => void;
  onStartNew: () => void;
};

export function ChatSidePane(props: ChatSidePaneProps) {
  const { ref, openRoomId, isChoosing, onChoosing, openingUserId, onChoosePerson } = props;
  const t = chatTexts();
  return (
    <section
      ref={ref}
      aria-label={t.sidePane}
      className={classNames(
        'flex w-full flex-col md:w-80 md:border-e md:shrink-0 lg:w-72 xl:w-80',
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
          <span>{isChoosing ? t.showChats : t.newChat}</span>
        </Button>
      </header>
      {isChoosing ? (
        <PeopleList onChoose={onChoosePerson} openingUserId={openingUserId} />
      ) : (
        <RoomList openRoomId={openRoomId} onStartNew={props.onStartNew} />
      )}
    </section>
  );
}
