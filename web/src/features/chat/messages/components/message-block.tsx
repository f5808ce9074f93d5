import type { ChatMessage } from '@portal/contract/chat';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DeliveryMark } from '../model/delivery-marks.ts';
import { MessageRow } from './message-row.tsx';

/** How far outside the view a block is still drawn. */
const AHEAD = '1200px 0px';

/** Messages that are drawn together; far from the view, a space of their height stands for them. */
export type Block = {
  readonly number: number;
  readonly messages: readonly ChatMessage[];
  /** The one above the first. */
  readonly previous: ChatMessage | undefined;
};

const BLOCK_SIZE = 25;

/** By number, so that a message stays in its block whatever is loaded before or after it. */
export function inBlocks(messages: readonly ChatMessage[]): readonly Block[] {
  const blocks: { number: number; messages: ChatMessage[]; previous: ChatMessage | undefined }[] =
    [];
  messages.forEach((message, i) => {
    const number = Math.floor(message.seq / BLOCK_SIZE);
    const last = blocks.at(-1);
    if (last?.number === number) last.messages.push(message);
    else blocks.push({ number, messages: [message], previous: messages[i - 1] });
  });
  return blocks;
}

type MessageBlockProps = {
  block: Block;
  scroller: RefObject<HTMLElement | null>;
  selfId: number;
  /** The number of the message that was gone to. */
  pointedOut: number | null;
  /** The number of the message below the line of new ones. */
  firstUnread: number | null;
  deliveryMarks: ReadonlyMap<number, DeliveryMark>;
  now: Date;
};

export function MessageBlock(props: MessageBlockProps) {
  const { block, scroller, selfId, pointedOut, firstUnread, deliveryMarks, now } = props;
  const ref = useRef<HTMLDivElement>(null);
  /** Null while it is drawn, as it is at first, to be measured. */
  const [heightWhenFar, setHeightWhenFar] = useState<number | null>(null);
  useEffect(() => {
    if (ref.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined)
          setHeightWhenFar(entry.isIntersecting ? null : entry.boundingClientRect.height);
      },
      { root: scroller.current, rootMargin: AHEAD },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [scroller]);
  const isGoneTo = block.messages.some(({ seq }) => seq === pointedOut);
  const isDrawn = heightWhenFar === null || isGoneTo;
  return (
    <div ref={ref} style={isDrawn ? undefined : { height: heightWhenFar }}>
      {isDrawn
        ? block.messages.map((message, i) => (
            <MessageRow
              key={message.id}
              message={message}
              previous={i === 0 ? block.previous : block.messages[i - 1]}
              isOwn={message.senderId === selfId}
              isPointedOut={message.seq === pointedOut}
              isFirstUnread={message.seq === firstUnread}
              deliveryMark={deliveryMarks.get(message.seq)}
              now={now}
            />
          ))
        : null}
    </div>
  );
}
