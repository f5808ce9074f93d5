import { useState } from 'react';
import type { MessageList } from '../model/message-list.ts';

type MessageAnnouncerProps = {
  messages: MessageList;
  /** The number of the newest message of the room, loaded or not. */
  lastSeq: number;
  selfId: number;
  typing: string | null;
};

/** Tells screen readers what comes while the conversation is open: the latest, and who types. */
export function MessageAnnouncer(props: MessageAnnouncerProps) {
  const { messages, lastSeq, selfId, typing } = props;
  // What was there at the opening is no news, also where it is loaded later.
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
