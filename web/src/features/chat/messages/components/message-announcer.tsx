import { useState } from 'react';
import { senderName } from '#web/features/chat/api/rooms.ts';
import { chatTexts } from '#web/features/chat/texts/catalogue.ts';
import { TextWithName } from '#web/ui/name.tsx';
import { completeUpTo, type MessageList } from '../model/message-list.ts';

type MessageAnnouncerProps = {
  messages: MessageList;
  /** The number of the newest message of the room, loaded or not. */
  lastSeq: number;
  selfId: number;
  typing: string | null;
};

/** The announced messages that stay in the page. */
const KEPT = 20;

/** Announces new messages and who is typing to screen readers, while the conversation is open. */
export function MessageAnnouncer(props: MessageAnnouncerProps) {
  const { messages, lastSeq, selfId, typing } = props;
  const t = chatTexts().messages;
  const [{ upTo, announced }, setAnnounced] = useState<{ upTo: number; announced: MessageList }>(
    // Messages that existed when the conversation was opened are not announced when they are loaded later.
    () => ({ upTo: Math.max(lastSeq, completeUpTo(messages)), announced: [] }),
  );
  const complete = completeUpTo(messages);
  if (complete > upTo) {
    const added = messages.filter(
      ({ seq, senderId }) => seq > upTo && seq <= complete && senderId !== selfId,
    );
    setAnnounced({ upTo: complete, announced: [...announced, ...added].slice(-KEPT) });
  }
  return (
    <div className="sr-only">
      {/* A screen reader reads each added element once, also one with the text of the last. */}
      <div aria-live="polite">
        {announced.map((message) => (
          <p key={message.seq}>
            <TextWithName
              text={t.announced(senderName(message), message.content)}
              name={senderName(message)}
            />
          </p>
        ))}
      </div>
      <p aria-live="polite">{typing}</p>
    </div>
  );
}
