import type { ChatMessage } from '@portal/contract/chat';
import { classNames } from '../../../ui/class-names.ts';
import { dayName, isSameDay } from '../chat-time.ts';
import { ChatInstant } from '../components/chat-instant.tsx';
import { MessageText } from './message-text.tsx';

type MessageRowProps = {
  message: ChatMessage;
  /** The one above; undefined for the first that is loaded. */
  previous: ChatMessage | undefined;
  isOwn: boolean;
  /** Found by a search and gone to. */
  isPointedOut: boolean;
  now: Date;
};

export function MessageRow({ message, previous, isOwn, isPointedOut, now }: MessageRowProps) {
  const at = new Date(message.createdAt);
  const isNewDay = previous === undefined || !isSameDay(at, new Date(previous.createdAt));
  return (
    <>
      {isNewDay ? <DaySeparator day={dayName(at, now)} /> : null}
      <div data-seq={message.seq} className={classNames('flex py-0.5', isOwn && 'justify-end')}>
        <div
          className={classNames(
            bubbleClass,
            isOwn ? `${ownCorners} bg-accent text-accent-contrast` : otherClass,
            isPointedOut && 'outline-3 outline-warning outline-offset-2',
          )}
        >
          <span className="sr-only">{isOwn ? 'You' : message.sender.name}: </span>
          <MessageText content={message.content} />
          <ChatInstant
            value={message.createdAt}
            now={now}
            className={classNames(
              'mt-0.5 block text-right text-xs',
              isOwn ? 'text-accent-contrast' : 'text-text-muted',
            )}
          />
        </div>
      </div>
    </>
  );
}

export const bubbleClass = 'max-w-[85%] px-3.5 py-2 text-sm shadow-xs sm:max-w-[75%]';
export const ownCorners = 'rounded-[1.125rem_1.125rem_0.375rem_1.125rem]';
export const otherCorners = 'rounded-[1.125rem_1.125rem_1.125rem_0.375rem]';
const otherClass = `${otherCorners} border bg-surface-raised text-text`;

function DaySeparator({ day }: { day: string }) {
  return (
    <div className="flex items-center gap-3 py-3 text-text-muted text-xs">
      <span className="h-px grow bg-border" />
      {day}
      <span className="h-px grow bg-border" />
    </div>
  );
}
