import type { ChatMessage } from '@portal/contract/chat';
import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import { memo } from 'react';
import { senderName } from '#web/features/chat/api/rooms.ts';
import { ChatInstant } from '#web/features/chat/components/chat-instant.tsx';
import { dayName, isSameDay } from '#web/features/chat/model/chat-time.ts';
import { chatTexts } from '#web/features/chat/texts/catalogue.ts';
import { useShownLanguage } from '#web/platform/language/shown-language.ts';
import { classNames } from '#web/ui/class-names.ts';
import { TextWithName } from '#web/ui/name.tsx';
import type { DeliveryMark } from '../model/message-list.ts';
import { MessageText } from './message-text.tsx';

type MessageRowProps = {
  message: ChatMessage;
  /** The message above; undefined for the first loaded one. */
  previous: ChatMessage | undefined;
  isOwn: boolean;
  /** A search result points to the message. */
  isHighlighted: boolean;
  /** The message was the first unread one when the conversation was opened. */
  isFirstUnread: boolean;
  /** Undefined for messages of the other user. */
  deliveryMark: DeliveryMark | undefined;
  now: Date;
};

/** Memoized: a press, a typing partner or another message does not render it again. */
export const MessageRow = memo(function MessageRow(props: MessageRowProps) {
  const { message, previous, isOwn, isHighlighted, isFirstUnread, deliveryMark, now } = props;
  useShownLanguage();
  const t = chatTexts().messages;
  const at = new Date(message.createdAt);
  const isNewDay = previous === undefined || !isSameDay(at, new Date(previous.createdAt));
  return (
    <>
      {isNewDay ? <DaySeparator day={dayName(at, now)} /> : null}
      {isFirstUnread ? <NewMessagesLine /> : null}
      <div
        data-seq={message.seq}
        className={classNames('flex flex-col py-0.5', isOwn ? 'items-end' : 'items-start')}
      >
        <div
          className={classNames(
            bubbleClass,
            isOwn ? `${ownCorners} bg-accent text-accent-contrast` : otherClass,
            isHighlighted && 'outline-3 outline-warning outline-offset-2',
          )}
        >
          <span className="sr-only">
            <TextWithName
              text={isOwn ? t.ownSender : t.sender(senderName(message))}
              name={senderName(message)}
            />
          </span>
          <MessageText content={message.content} />
          <ChatInstant
            value={message.createdAt}
            now={now}
            className={classNames(
              'mt-0.5 block text-end text-xs',
              isOwn ? 'text-accent-contrast' : 'text-text-muted',
            )}
          />
        </div>
        {deliveryMark === undefined ? null : <Delivery mark={deliveryMark} />}
      </div>
    </>
  );
});

export const bubbleClass =
  'max-w-[85%] px-3.5 py-2 text-sm shadow-xs sm:max-w-[75%] forced-colors:border';
export const ownCorners = 'rounded-[1.125rem_1.125rem_0.375rem_1.125rem]';
export const otherCorners = 'rounded-[1.125rem_1.125rem_1.125rem_0.375rem]';
const otherClass = `${otherCorners} border bg-surface-raised text-text`;

function DaySeparator({ day }: { day: string }) {
  return (
    <div className="flex items-center gap-3 py-3 text-text-muted text-xs">
      <span className="grow border-t" />
      <span>{day}</span>
      <span className="grow border-t" />
    </div>
  );
}

/** The line above the first unread message. Screen readers skip the content of a separator but read its label. */
function NewMessagesLine() {
  const t = chatTexts().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> has no text
    <div
      role="separator"
      aria-label={t.new}
      data-new-messages=""
      className="flex items-center gap-3 py-3 font-medium text-accent-text text-xs"
    >
      <span className="grow border-accent border-t" />
      <span>{t.new}</span>
      <span className="grow border-accent border-t" />
    </div>
  );
}

function Delivery({ mark }: { mark: DeliveryMark }) {
  const Icon = mark === 'read' ? CheckCheck : Check;
  return (
    <span className="flex items-center gap-1 px-1 pt-0.5 text-text-muted text-xs">
      <Icon aria-hidden="true" className="size-3.5" />
      <span>{chatTexts().messages.marks[mark]}</span>
    </span>
  );
}
