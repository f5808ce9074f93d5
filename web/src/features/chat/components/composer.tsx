import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import { isBlank } from '@portal/contract/text-rules';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { sendLiveFrame } from '#web/platform/live/live.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/control-styles.ts';
import { formatNumber } from '#web/ui/format/format-number.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { ownDrafts, useDraft } from '../model/drafts.ts';
import { createTypingSignal } from '../model/typing-signal.ts';
import { ownOutbox } from '../outbox/model/own-outbox.ts';

type ComposerProps = {
  roomId: number;
  selfId: number;
  inputRef: Ref<HTMLTextAreaElement>;
};

/** The field for a new message. Enter sends, Shift+Enter starts a new line. */
export function Composer({ roomId, selfId, inputRef }: ComposerProps) {
  const text = useDraft(roomId);
  const [typing] = useState(() =>
    createTypingSignal((isTyping) =>
      sendLiveFrame({ type: 'TYPING', payload: { chatRoomId: roomId, userId: selfId, isTyping } }),
    ),
  );
  useEffect(() => typing.stop, [typing]);
  const hasText = !isBlank(text);

  function send() {
    if (!hasText) return;
    typing.stop();
    ownOutbox.write(roomId, text.trim());
    ownDrafts.write(roomId, '');
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // After a tap on the button the focus returns to the field, so that the on-screen keyboard stays open.
    event.currentTarget.querySelector('textarea')?.focus();
    send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }

  return (
    <form
      data-no-toast
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 border-t bg-surface p-3"
    >
      <LengthHint length={text.trim().length} />
      <textarea
        ref={inputRef}
        rows={1}
        value={text}
        aria-label="Message"
        placeholder="Type your message here..."
        enterKeyHint="send"
        onChange={(event) => {
          ownDrafts.write(roomId, event.target.value);
          typing.key();
        }}
        onKeyDown={handleKeyDown}
        className={classNames(
          controlStyles,
          'field-sizing-content max-h-[min(10rem,20dvh)] min-h-10 resize-none px-3 py-2 pointer-coarse:min-h-11',
        )}
      />
      <Button
        type="submit"
        size="icon"
        aria-label="Send message"
        disabled={!hasText}
        data-no-toast="always"
      >
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}

/** The hint is shown from this length on, in characters. */
const NEARLY_TOO_LONG = 0.9 * CHAT_MESSAGE_MAX;

/** Warns before sending that the server would refuse the text as too long. */
function LengthHint({ length }: { length: number }) {
  if (length < NEARLY_TOO_LONG) return null;
  const isTooLong = length > CHAT_MESSAGE_MAX;
  return (
    <p
      className={classNames(
        'col-span-2 text-right text-xs tabular-nums',
        isTooLong ? 'text-danger-text' : 'text-text-muted',
      )}
    >
      <span role="status">{isTooLong ? 'Too long to send. ' : ''}</span>
      <span>{`${formatNumber(length)} of ${formatNumber(CHAT_MESSAGE_MAX)} characters`}</span>
    </p>
  );
}
