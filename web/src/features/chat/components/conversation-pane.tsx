import type { ChatRoom, ChatUser } from '@portal/contract/chat';
import { isBlank } from '@portal/contract/text-rules';
import MessageCircle from 'lucide-react/icons/message-circle';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useStore } from '#web/platform/state/use-store.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { Skeleton, SkeletonRegion } from '#web/ui/skeleton.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { MessageAnnouncer } from '../messages/components/message-announcer.tsx';
import { MessageLog } from '../messages/components/message-log.tsx';
import type { Conversation, ConversationView } from '../messages/model/conversation.ts';
import { useConversation } from '../messages/model/use-conversation.ts';
import { ownDrafts } from '../model/drafts.ts';
import { useTypists } from '../model/use-typists.ts';
import { writingIn } from '../model/writing.ts';
import type { OutboxEntry } from '../outbox/model/outbox-state.ts';
import { ownOutbox } from '../outbox/model/own-outbox.ts';
import { chatTexts } from '../texts/catalogue.ts';
import { ConversationHeader } from './conversation-header.tsx';
import { ConversationMenu } from './conversation-menu.tsx';
import { SearchBar } from './search-bar.tsx';
import { TypingBubble } from './typing-bubble.tsx';
import { WritingArea } from './writing-area.tsx';

type ConversationPaneProps = {
  room: ChatRoom;
  partner: ChatUser;
  selfId: number;
};

/** A conversation: header, messages, and the field for a new message. */
export function ConversationPane(props: ConversationPaneProps) {
  const { room, partner, selfId } = props;
  const t = chatTexts().conversation;
  const { conversation, view } = useConversation(room);
  const [isSearching, setSearching] = useState(false);
  const [highlighted, setPointedOut] = useState<{ seq: number } | null>(null);
  const typing = useTypists(room.id).has(partner.id) ? t.typing(partner.name) : null;
  const focus = usePaneFocus();

  async function goTo(seq: number, isWanted: () => boolean) {
    if (await conversation.goTo(seq, isWanted)) setPointedOut({ seq });
  }
  function closeSearch() {
    setSearching(false);
    setPointedOut(null);
    focus.toField();
  }

  /** Moves a refused message back into the draft, above the text that is already there. */
  function edit(entry: OutboxEntry) {
    const draft = ownDrafts.read(room.id);
    // The draft is written first, so that the text is always in one of the two places.
    ownDrafts.write(room.id, isBlank(draft) ? entry.content : `${entry.content}\n${draft}`);
    ownOutbox.discard(entry.id);
    focus.input.current?.focus();
  }

  return (
    <section aria-label={t.with(partner.name)} className="flex min-w-0 grow flex-col">
      <ConversationHeader
        partner={partner}
        headingRef={focus.heading}
        onButtonRemoved={focus.toField}
        menu={
          <ConversationMenu room={room} partner={partner} onSearch={() => setSearching(true)} />
        }
      />
      {isSearching ? (
        <SearchBar
          roomId={room.id}
          count={room.lastSeq}
          goTo={goTo}
          onText={() => setPointedOut(null)}
          onClose={closeSearch}
        />
      ) : null}
      {view.status === 'ready' ? (
        <>
          <Messages
            {...{ view, conversation, room, partner, selfId, highlighted, typing }}
            onEdit={writingIn(room, partner, 0).type === 'closed' ? null : edit}
            onButtonRemoved={focus.toField}
          />
          <MessageAnnouncer
            messages={view.messages}
            lastSeq={room.lastSeq}
            selfId={selfId}
            typing={typing}
          />
        </>
      ) : (
        <NotReady
          conversation={conversation}
          isFailed={view.status === 'failed'}
          onButtonRemoved={focus.toField}
        />
      )}
      <WritingArea
        room={room}
        partner={partner}
        selfId={selfId}
        inputRef={focus.input}
        onFocusLost={focus.toField}
      />
    </section>
  );
}

type MessagesProps = Pick<ConversationPaneProps, 'room' | 'partner' | 'selfId'> & {
  view: ConversationView;
  conversation: Conversation;
  highlighted: { seq: number } | null;
  typing: string | null;
  onEdit: ((entry: OutboxEntry) => void) | null;
  onButtonRemoved: () => void;
};

function Messages(props: MessagesProps) {
  const { view, conversation, room, partner, selfId, highlighted, typing } = props;
  const waiting = useStore(ownOutbox);
  const delivered = new Set(view.messages.map(({ clientMessageId }) => clientMessageId));
  const entries = waiting.filter(
    ({ id, chatRoomId }) => chatRoomId === room.id && !delivered.has(id),
  );
  const bubble = typing === null ? null : <TypingBubble text={typing} name={partner.name} />;
  if (view.messages.length === 0 && entries.length === 0) return <NoMessages>{bubble}</NoMessages>;
  return (
    <MessageLog
      view={view}
      conversation={conversation}
      entries={entries}
      room={room}
      selfId={selfId}
      partnerName={partner.name}
      highlighted={highlighted}
      onEdit={props.onEdit}
      onButtonRemoved={props.onButtonRemoved}
    >
      {bubble}
    </MessageLog>
  );
}

function NoMessages({ children }: { children: Elements }) {
  const t = chatTexts().conversation;
  return (
    <div className="flex min-h-0 grow flex-col overflow-y-auto bg-background px-4 pb-3">
      <div className="m-auto grid justify-items-center gap-1 py-8 text-center">
        <MessageCircle aria-hidden="true" className="mb-2 size-8 text-text-muted" />
        <p className="font-medium">{t.none}</p>
        <p className="text-sm text-text-muted">{t.noneHint}</p>
      </div>
      {children}
    </div>
  );
}

type NotReadyProps = { conversation: Conversation; isFailed: boolean; onButtonRemoved: () => void };

function NotReady({ conversation, isFailed, onButtonRemoved }: NotReadyProps) {
  const t = chatTexts().conversation;
  async function retry(pressed: Element) {
    if ((await conversation.catchUp()) && hasOrLostFocus(pressed)) onButtonRemoved();
  }
  if (isFailed)
    return (
      <div className="grid min-h-0 grow place-content-center justify-items-center gap-3 bg-background p-6 text-center text-sm text-text-muted">
        <span>{t.notLoaded}</span>
        <Button variant="outline" onClick={(event) => void retry(event.currentTarget)}>
          {uiTexts().retry}
        </Button>
      </div>
    );
  return (
    <SkeletonRegion
      label={t.loading}
      className="flex min-h-0 grow flex-col justify-end gap-3 overflow-hidden bg-background p-4"
    >
      <Skeleton className="h-14 w-1/2 rounded-2xl!" />
      <Skeleton className="h-14 w-2/5 self-end rounded-2xl!" />
      <Skeleton className="h-20 w-3/5 rounded-2xl!" />
      <Skeleton className="h-14 w-1/3 self-end rounded-2xl!" />
    </SkeletonRegion>
  );
}

/** Focuses the text field when the conversation is opened, also if it is open already. */
function usePaneFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  const input = useRef<HTMLTextAreaElement>(null);
  /** Focuses the heading on touch screens, because the keyboard would cover half the screen. */
  function toField() {
    const hasKeyboard = window.matchMedia('(pointer: fine)').matches;
    if (hasKeyboard && input.current !== null) input.current.focus();
    else heading.current?.focus();
  }
  const handleOpening = useEffectEvent(toField);
  const { key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit of this address
  useEffect(() => handleOpening(), [key]);
  return { heading, input, toField };
}
