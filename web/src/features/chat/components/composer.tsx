import { CHAT_MESSAGE_MAX } from '@portal/contract/limits';
import { isBlank } from '@portal/contract/text-rules';
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { sendLiveFrame } from '#web/platform/live/live.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/control-styles.ts';
import { isComposing } from '#web/ui/is-composing.ts';
import { ownDrafts, useDraft } from '../model/drafts.ts';
import { createTypingSignal } from '../model/typing-signal.ts';
import { ownOutbox } from '../outbox/model/own-outbox.ts';
import { chatTexts } from '../texts/catalogue.ts';

type ComposerProps = {
  roomId: number;
  selfId: number;
  inputRef: Ref<HTMLTextAreaElement>;
  /** No message can be sent: a text that was begun is only shown, so that it can be copied. */
  isClosed: boolean;
  /** The text in a closed field was discarded, and the field with it. */
  onDiscarded: () => void;
};

/** The field for a new message. Enter sends, Shift+Enter starts a new line. */
export function Composer(props: ComposerProps) {
  const { roomId, selfId, inputRef, isClosed, onDiscarded } = props;
  const t = chatTexts().writing;
  const text = useDraft(roomId);
  const [typing] = useState(() =>
    createTypingSignal((isTyping) =>
      sendLiveFrame({ type: 'TYPING', payload: { chatRoomId: roomId, userId: selfId, isTyping } }),
    ),
  );
  useEffect(() => typing.stop, [typing]);
  useEffect(() => {
    if (isClosed) typing.stop();
  }, [isClosed, typing]);
  const hasText = !isBlank(text);

  function send() {
    if (!hasText || isClosed) return;
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

  function discard() {
    // The field is removed before the focus moves on.
    flushSync(() => ownDrafts.write(roomId, ''));
    onDiscarded();
  }

  if (isClosed && !hasText) return null;
  return (
    <form
      data-no-toast
      onSubmit={handleSubmit}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2 p-3"
    >
      {isClosed ? null : <LengthHint length={text.trim().length} />}
      <textarea
        ref={inputRef}
        rows={1}
        value={text}
        dir="auto"
        readOnly={isClosed}
        aria-label={isClosed ? t.unsentText : t.field}
        placeholder={t.placeholder}
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
      {isClosed ? (
        <Button variant="outline" onClick={discard}>
          {t.discard}
        </Button>
      ) : (
        <Button
          type="submit"
          size="icon"
          aria-label={t.send}
          disabled={!hasText}
          data-no-toast="always"
        >
          <SendHorizontal aria-hidden="true" />
        </Button>
      )}
    </form>
  );
}

/** The hint is shown from this length on, in characters. */
const NEARLY_TOO_LONG = 0.9 * CHAT_MESSAGE_MAX;

/** Warns before sending that the server would refuse the text as too long. */
function LengthHint({ length }: { length: number }) {
  const t = chatTexts().writing;
  if (length < NEARLY_TOO_LONG) return null;
  const isTooLong = length > CHAT_MESSAGE_MAX;
  return (
    <p
      className={classNames(
        'col-span-2 text-end text-xs tabular-nums',
        isTooLong ? 'text-danger-text' : 'text-text-muted',
      )}
    >
      <span role="status">{isTooLong ? t.tooLong : ''}</span>
      <span>{t.length(length, CHAT_MESSAGE_MAX)}</span>
    </p>
  );
}
