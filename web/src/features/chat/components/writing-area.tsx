import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from '#web/platform/state/use-store.ts';
import { Button } from '#web/ui/button.tsx';
import { TextWithName } from '#web/ui/name.tsx';
import { useBlocking } from '../model/use-blocking.ts';
import { type WritingState, writingIn } from '../model/writing.ts';
import { ownOutbox } from '../outbox/model/own-outbox.ts';
import { chatTexts } from '../texts/catalogue.ts';
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
  const { name } = partner;
  if (writing.type === 'open') return null;
  if (writing.type === 'closed')
    return (
      <p className="py-4">
        <TextWithName text={closedSentence(writing.reason, name)} name={name} />
      </p>
    );
  return (
    <p className="pt-3">
      <TextWithName
        text={chatTexts().writing.messagesLeft(name, writing.messagesLeft)}
        name={name}
      />
    </p>
  );
}

type ClosedReason = Extract<WritingState, { type: 'closed' }>['reason'];

function closedSentence(reason: ClosedReason, name: string): string {
  const sentence = chatTexts().writing.closed[reason];
  return typeof sentence === 'string' ? sentence : sentence(name);
}

function UnblockButton({ roomId, partner }: { roomId: number; partner: ChatUser }) {
  const t = chatTexts().writing;
  const { setBlocked, isPending } = useBlocking(roomId);
  return (
    <div className="grid justify-items-center px-4 pb-4">
      <Button
        variant="outline"
        busy={isPending}
        busyLabel={t.unblocking}
        onClick={() => setBlocked(false)}
      >
        <TextWithName text={t.unblock(partner.name)} name={partner.name} />
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
