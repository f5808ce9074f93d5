import { idParam } from '@portal/contract/fields';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { useAddressState } from '#web/platform/routing/address-state.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { useLatestLocation } from '#web/platform/routing/use-latest-location.ts';
import { Region } from '#web/ui/region.tsx';
import { toast } from '#web/ui/toast.ts';
import { useOpenDirectRoom } from '../api/people.ts';
import { useChatPoll } from '../api/unread.ts';
import { ChatFrame } from '../components/chat-frame.tsx';
import { ChatSidePane } from '../components/chat-side-pane.tsx';
import { OpenRoom } from '../components/open-room.tsx';
import { chatTexts } from '../texts/catalogue.ts';

/** The chats of a user; on phones one pane at a time. */
export function Component() {
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const opening = useOpenDirectRoom();
  const readLatest = useLatestLocation();
  const sidePane = useRef<HTMLElement>(null);

  function openChatWith(userId: number, { replace }: { replace: boolean }) {
    const { key } = readLatest().location;
    // A user who went on to another chat may be typing there: the rest would go to this person.
    const hasGoneOn = () => readLatest().location.key !== key;
    opening.mutate(userId, {
      onSuccess(room) {
        if (hasGoneOn()) return;
        setChoosing(false);
        void navigate(paths.chat.to(room.id), { replace });
      },
      onError() {
        if (hasGoneOn()) return;
        toast.error(chatTexts().failedToStart);
        if (replace) void navigate(paths.chat.to(), { replace });
      },
    });
  }
  function showPeople(isShown: boolean) {
    setChoosing(isShown);
    // Back at the chats, the user no longer waits for the person chosen before.
    if (!isShown) opening.reset();
  }
  /** Moves the focus to the search for people: the pressed button may be removed, or far from it. */
  function startChat(): void {
    flushSync(() => showPeople(true));
    sidePane.current?.querySelector('input')?.focus();
  }
  const openRoomId = useChatAddress((userId) => openChatWith(userId, { replace: true }));
  useReturnToRow(openRoomId);

  return (
    <ChatFrame>
      <ChatPoll />
      {openRoomId === null ? null : <h1 className="sr-only md:hidden">{chatTexts().title}</h1>}
      <Region>
        <ChatSidePane
          ref={sidePane}
          openRoomId={openRoomId}
          isChoosing={isChoosing}
          onChoosing={showPeople}
          openingUserId={opening.isPending ? opening.variables : null}
          onChoosePerson={(userId) => openChatWith(userId, { replace: false })}
          onStartNew={startChat}
        />
      </Region>
      <Region key={openRoomId}>
        <OpenRoom roomId={openRoomId} onStartNew={startChat} />
      </Region>
    </ChatFrame>
  );
}

/** A component of its own, so that a poll renders no other part of the page. */
function ChatPoll() {
  useChatPoll();
  return null;
}

type ChatAddress = { readonly room: number | null; readonly user: number | null };

const addressSchema = z.object({ room: idParam, user: idParam });
const NO_CHAT: ChatAddress = { room: null, user: null };

/** The room in the address, or null; calls back once if the address has a person instead. */
function useChatAddress(onPerson: (userId: number) => void): number | null {
  const [{ room, user }] = useAddressState(addressSchema, NO_CHAT);
  const openWith = useEffectEvent(onPerson);
  useEffect(() => {
    if (user !== null) openWith(user);
  }, [user]);
  return room;
}

/** Focuses the row of the room that was closed when the list is shown again. */
function useReturnToRow(openRoomId: number | null): void {
  const before = useRef(openRoomId);
  useEffect(() => {
    if (openRoomId === null && before.current !== null)
      document.getElementById(`chat-room-${before.current}`)?.focus();
    before.current = openRoomId;
  }, [openRoomId]);
}
