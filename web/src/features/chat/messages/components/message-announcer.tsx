import { useState } from 'react';
import type { MessageList } from '../model/message-list.ts';

type MessageAnnouncerProps = {
  messages: MessageList;
  /** The number of the newest message of the room, loaded or not. */
  lastSeq: number;
  selfId: number;
  typing: string | null;
};

/** Announces the latest message and who is typing to screen readers, while the conversation is open. */
export function MessageAnnouncer(props: MessageAnnouncerProps) {
  const { messages, lastSeq, selfId, typing } = props;
  // Messages that existed when the conversation was opened are not announced when they are loaded later.
  const [since] = useState(() => Math.max(lastSeq, messages.at(-1)?.seq ?? 0));
  const latest = messages.findLast(({ senderId }) => senderId !== selfId);
  const isNew = latest !== undefined && latest.seq > since;
  return (
    <div className="sr-only">
      <p aria-live="polite">{isNew ? `${latest.sender.name}: ${latest.content}` : ''}</p>
      <p aria-live="polite">{typing}</p>
    </div>
  );
}
