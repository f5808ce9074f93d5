import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '#web/platform/state/use-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { useBlocking } from '../model/use-blocking.ts';
import { type WritingState, writingIn } from '../model/writing.ts';
import { ownOutbox } from '../outbox/model/own-outbox.ts';
import { Composer } from './composer.tsx';

type WritingAreaProps = {
  room: ChatRoom;
  partner: ChatUser;
  selfId: number;
  inputRef: RefObject<HTMLTextAreaElement | null>;
  /** Moves the focus on, because its control was removed or came back. */
  onFocusLost: () => void;
};

/** The field for a new message, or the reason why none can be written. A text that was begun stays readable. */
export function WritingArea({ room, partner, selfId, inputRef, onFocusLost }: WritingAreaProps) {
  const unsent = useStore(ownOutbox).filter(
    ({ chatRoomId, refusal }) => chatRoomId === room.id && refusal === null,
  );
  const writing = writingIn(room, partner, unsent.length);
  const isClosed = writing.type === 'closed';
  useFocusAfterChange(isClosed, onFocusLost);
  return (
    <div data-no-toast className="border-t bg-surface">
      <div role="status" className="text-balance px-4 text-center text-sm text-text-muted">
        <Notice writing={writing} partner={partner} />
      </div>
      {isClosed && writing.reason === 'blocked' ? (
        <UnblockButton roomId={room.id} partner={partner} />
      ) : null}
      <Composer
        roomId={room.id}
        selfId={selfId}
        inputRef={inputRef}
        isClosed={isClosed}
        onDiscarded={onFocusLost}
      />
    </div>
  );
}

function Notice({ writing, partner }: { writing: WritingState; partner: ChatUser }) {
  if (writing.type === 'open') return null;
  if (writing.type === 'closed')
    return <p className="py-4">{closedSentences[writing.reason](partner)}</p>;
  const { messagesLeft: left } = writing;
  return (
    <p className="pt-3">
      <Name user={partner} />
      <span>
        {` has not answered yet. You can send ${left} more ${left === 1 ? 'message' : 'messages'}.`}
      </span>
    </p>
  );
}

function Name({ user: { name } }: { user: ChatUser }) {
  return <bdi translate="no">{name}</bdi>;
}

type ClosedReason = Extract<WritingState, { type: 'closed' }>['reason'];

const closedSentences: Record<ClosedReason, (partner: ChatUser) => Elements> = {
  deleted: () => (
    <span>
      This person is no longer here. You can read the conversation, but not write to them.
    </span>
  ),
  separated: () => (
    <span>
      Your companies do not allow chats between them. You can read the conversation, but not write.
    </span>
  ),
  blocked: (partner) => (
    <>
      <span>You have blocked </span>
      <Name user={partner} />
      <span>. Neither of you can write.</span>
    </>
  ),
  unanswered: (partner) => (
    <>
      <Name user={partner} />
      <span> has not answered yet. You can write again after an answer.</span>
    </>
  ),
};

function UnblockButton({ roomId, partner }: { roomId: number; partner: ChatUser }) {
  const { setBlocked, isPending } = useBlocking(roomId);
  return (
    <div className="grid justify-items-center px-4 pb-4">
      <Button
        variant="outline"
        busy={isPending}
        busyLabel="Unblocking…"
        onClick={() => setBlocked(false)}
      >
        <span>
          <span>Unblock </span>
          <Name user={partner} />
        </span>
      </Button>
    </div>
  );
}

/** Moves the focus on when the field, or the button in its place, had it and was removed. */
function useFocusAfterChange(isClosed: boolean, onFocusLost: () => void): void {
  const before = useRef(isClosed);
  const handleChange = useEffectEvent(() => {
    if (document.activeElement === document.body) onFocusLost();
  });
  useEffect(() => {
    if (before.current !== isClosed) handleChange();
    before.current = isClosed;
  }, [isClosed]);
}
