import type { ChatRoom } from '@portal/contract/chat';
import ArrowDown from 'lucide-react/icons/arrow-down';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useNearEnd } from '#web/features/chat/model/use-near-end.ts';
import type { OutboxEntry } from '#web/features/chat/outbox/model/outbox-state.ts';
import { chatTexts } from '#web/features/chat/texts/catalogue.ts';
import { useNow } from '#web/platform/time/use-now.ts';
import { Button } from '#web/ui/button.tsx';
import type { Elements } from '#web/ui/elements.ts';
import { hasOrLostFocus } from '#web/ui/has-or-lost-focus.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Conversation, ConversationView } from '../model/conversation.ts';
import {
  type Block,
  type DeliveryMark,
  deliveryMarks,
  divideIntoBlocks,
  firstFromOther,
  reachesBeginning,
} from '../model/message-list.ts';
import { useMessageScroll } from '../model/use-message-scroll.ts';
import { useReadMarking } from '../model/use-read-marking.ts';
import { MessageRow } from './message-row.tsx';
import { OutboxRow } from './outbox-row.tsx';

type MessageLogProps = {
  view: ConversationView;
  conversation: Conversation;
  /** The user's messages that are not in the conversation yet. */
  entries: readonly OutboxEntry[];
  room: ChatRoom;
  selfId: number;
  partnerName: string;
  /** The message to scroll to. A new object with the same message scrolls to it again. */
  highlighted: { readonly seq: number } | null;
  /** Moves a refused message back into the draft; null if the user cannot send messages. */
  onEdit: ((entry: OutboxEntry) => void) | null;
  /** Moves the focus on, because the pressed button of such a message disappears. */
  onButtonRemoved: () => void;
  /** Shown below the newest message: the typing users. */
  children: Elements;
};

/** The scrollable list of the loaded messages. */
export function MessageLog(props: MessageLogProps) {
  const { view, conversation, entries, room, selfId, partnerName, highlighted, children } = props;
  const { messages, isAtNewest } = view;
  const { openedAfter } = conversation;
  const now = useNow();
  const blocks = useMemo(() => divideIntoBlocks(messages), [messages]);
  const shown = isAtNewest ? entries : [];
  const last = messages.at(-1)?.seq ?? 0;
  const [firstUnread, setFirstUnread] = useState(() =>
    openedAfter === null ? null : firstFromOther(messages, { selfId, after: openedAfter }),
  );
  const scroll = useMessageScroll({
    first: messages[0]?.seq,
    end: `${last}:${shown.at(-1)?.id ?? ''}`,
    isAtNewest,
    startsAtEnd: firstUnread === null,
  });
  useReadMarking(scroll.scroller, { conversation, room, selfId, isAtEnd: scroll.isAtEnd });
  const top = useNearEnd<HTMLDivElement>(scroll.scroller, () => void conversation.loadOlder());
  const bottom = useNearEnd<HTMLDivElement>(scroll.scroller, () => void conversation.loadNewer());
  const isNewestOutOfView = !(scroll.isAtEnd && isAtNewest);
  const { partnerReadSeq } = room;
  // While an older part is shown, it is unknown which own message is the last.
  const marks = useMemo(
    () => (isAtNewest ? deliveryMarks(messages, { selfId, partnerReadSeq }) : NO_MARKS),
    [messages, isAtNewest, selfId, partnerReadSeq],
  );

  const { toMessage, toEnd, toNewMessages } = scroll;
  const focusLog = () => scroll.scroller.current?.focus({ preventScroll: true });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the conversation is opened
  useLayoutEffect(toNewMessages, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolled to once for each new target
  useLayoutEffect(() => {
    if (highlighted !== null) toMessage(highlighted.seq);
  }, [highlighted]);
  const lastOwnEntryId = entries.at(-1)?.id;
  const [lastOwnEntryIdAtOpening] = useState(lastOwnEntryId);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each written message
  useEffect(() => {
    if (lastOwnEntryId === undefined || lastOwnEntryId === lastOwnEntryIdAtOpening) return;
    setFirstUnread(null);
    void toNewest();
  }, [lastOwnEntryId]);

  async function toNewest(pressed: Element | null = null) {
    try {
      if (!(await conversation.goToNewest())) return;
      toEnd();
      // The pressed button disappears.
      if (pressed !== null && hasOrLostFocus(pressed)) focusLog();
    } catch {
      // The specification wants no error here; the button can be pressed again.
    }
  }

  return (
    <div className="relative min-h-0 grow">
      <div
        ref={scroll.scroller}
        onScroll={scroll.onScroll}
        role="log"
        // New messages are announced by `MessageAnnouncer`: the log also grows when older ones are loaded.
        aria-live="off"
        aria-label={chatTexts().messages.with(partnerName)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled with the keyboard
        tabIndex={0}
        className="h-full overflow-y-auto overscroll-contain bg-background [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div ref={scroll.content} className="flex min-h-full flex-col justify-end px-4 pb-3">
          <div ref={top} className="grid h-12 shrink-0 place-items-center text-text-muted text-xs">
            {reachesBeginning(messages) ? null : <Spinner className="size-4!" />}
          </div>
          {blocks.map((block) => (
            <MessageBlock
              key={block.number}
              block={block}
              scroller={scroll.scroller}
              selfId={selfId}
              highlightedSeq={highlighted?.seq ?? null}
              firstUnread={firstUnread}
              deliveryMarks={marks}
              now={now}
            />
          ))}
          {isAtNewest ? null : <div ref={bottom} className="h-1 shrink-0" />}
          {shown.map((entry) => (
            <OutboxRow
              key={entry.id}
              entry={entry}
              onEdit={props.onEdit}
              onButtonRemoved={props.onButtonRemoved}
            />
          ))}
          {isAtNewest ? children : null}
        </div>
      </div>
      {isNewestOutOfView ? (
        <NewestButton count={room.unreadCount} onPress={(pressed) => void toNewest(pressed)} />
      ) : null}
    </div>
  );
}

const NO_MARKS: ReadonlyMap<number, DeliveryMark> = new Map();

/** The distance outside the view within which a block is rendered. */
const RENDER_MARGIN = '1200px 0px';

type MessageBlockProps = {
  block: Block;
  scroller: RefObject<HTMLElement | null>;
  selfId: number;
  /** The number of the message that a search result points to. */
  highlightedSeq: number | null;
  /** The number of the message below the line 'new messages'. */
  firstUnread: number | null;
  deliveryMarks: ReadonlyMap<number, DeliveryMark>;
  now: Date;
};

function MessageBlock(props: MessageBlockProps) {
  const { block, scroller, selfId, highlightedSeq, firstUnread, deliveryMarks, now } = props;
  const ref = useRef<HTMLDivElement>(null);
  /** Null while the block is rendered. Each block is rendered at first, to be measured. */
  const [heightWhenFar, setHeightWhenFar] = useState<number | null>(null);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined)
          setHeightWhenFar(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: scroller.current, rootMargin: RENDER_MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [scroller]);
  const isHighlighted = block.messages.some(({ seq }) => seq === highlightedSeq);
  const isDrawn = heightWhenFar === null || isHighlighted;
  return (
    <div ref={ref} style={isDrawn ? undefined : { height: heightWhenFar }}>
      {isDrawn
        ? block.messages.map((message, i) => (
            <MessageRow
              key={message.id}
              message={message}
              previous={i === 0 ? block.previous : block.messages[i - 1]}
              isOwn={message.senderId === selfId}
              isHighlighted={message.seq === highlightedSeq}
              isFirstUnread={message.seq === firstUnread}
              deliveryMark={deliveryMarks.get(message.seq)}
              now={now}
            />
          ))
        : null}
    </div>
  );
}

type NewestButtonProps = { count: number; onPress: (pressed: Element) => void };

function NewestButton({ count, onPress }: NewestButtonProps) {
  const t = chatTexts().messages;
  return (
    <Button
      variant={count > 0 ? 'primary' : 'outline'}
      size={count > 0 ? 'sm' : 'icon'}
      aria-label={count > 0 ? undefined : t.toNewest}
      onClick={(event) => onPress(event.currentTarget)}
      className="absolute end-4 bottom-3 rounded-full! shadow-md! forced-colors:border"
    >
      <ArrowDown aria-hidden="true" />
      {count > 0 ? <span>{t.unread(count)}</span> : null}
    </Button>
  );
}
