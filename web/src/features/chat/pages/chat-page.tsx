import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toast } from 'sonner';
import { paths } from '#web/platform/routing/paths.ts';
import { useOpenDirectRoom } from '../api/people.ts';
import { useChatPoll } from '../api/rooms.ts';
import { ChatSidePane } from '../components/chat-side-pane.tsx';
import { OpenRoom } from '../components/open-room.tsx';
import { useChatAddress } from '../model/use-chat-address.ts';
import { useReturnToRow } from '../model/use-return-to-row.ts';

type ChatPageProps = {
  /** Opens the notification settings; without it there is no button for them. */
  onOpenSettings?: (() => void) | undefined;
};

/** Conversations with people of any company; on phones one pane at a time. */
export function ChatPage({ onOpenSettings }: ChatPageProps) {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const opening = useOpenDirectRoom();
  useChatPoll();

  function openChatWith(userId: number, { replace }: { replace: boolean }) {
    opening.mutate(userId, {
      onSuccess(room) {
        setChoosing(false);
        void navigate(paths.chat.to(room.id), { replace });
      },
      onError() {
        toast.error('Failed to start chat');
        if (replace) void navigate(paths.chat.to(), { replace });
      },
    });
  }
  const openRoomId = useChatAddress((userId) => openChatWith(userId, { replace: true }));
  useReturnToRow(openRoomId);

  return (
    <div className="-mx-4 -my-8 sm:-my-4 flex h-[calc(var(--page-height)-4rem-1px)] overflow-hidden border bg-surface max-sm:border-x-0 sm:mx-0 sm:h-[calc(var(--page-height)-6rem-1px)] sm:rounded-xl sm:shadow-xs">
      {openRoomId === null ? null : <h1 className="sr-only md:hidden">Cross-Company Chat</h1>}
      <ChatSidePane
        openRoomId={openRoomId}
        isChoosing={isChoosing}
        onChoosing={setChoosing}
        opening={opening.isPending ? opening.variables : null}
        onChoosePerson={(userId) => openChatWith(userId, { replace: false })}
      />
      <OpenRoom
        roomId={openRoomId}
        onStartNew={() => setChoosing(true)}
        onOpenSettings={onOpenSettings}
      />
    </div>
  );
}
