import SendHorizontal from 'lucide-react/icons/send-horizontal';
import { type FormEvent, type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import { sendLiveFrame } from '../../../platform/live/live.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { controlStyles } from '../../../ui/control-styles.ts';
import { ownOutbox } from '../outbox/own-outbox.ts';
import { createTypingSignal } from '../typing/typing-signal.ts';

type ComposerProps = {
  roomId: number;
  selfId: number;
  /** What was begun here before. */
  draft: string;
  onDraft: (draft: string) => void;
  inputRef: Ref<HTMLTextAreaElement>;
};

/** Enter sends, Shift+Enter breaks the line. */
export function Composer({ roomId, selfId, draft, onDraft, inputRef }: ComposerProps) {
  const [text, setText] = useState(draft);
  const [typing] = useState(() =>
    createTypingSignal((isTyping) =>
      sendLiveFrame({ type: 'TYPING', payload: { chatRoomId: roomId, userId: selfId, isTyping } }),
    ),
  );
  useEffect(() => typing.stop, [typing]);
  const isBlank = text.trim() === '';

  function write(next: string) {
    setText(next);
    onDraft(next);
  }

  function send() {
    if (isBlank) return;
    typing.stop();
    ownOutbox.write(roomId, text.trim());
    write('');
  }

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The button is pressed by finger, and what is typed next needs the keyboard on the screen.
    event.currentTarget.querySelector('textarea')?.focus();
    send();
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  }

  return (
    <form onSubmit={handleSubmit} className="flex items-end gap-2 border-t bg-surface p-3">
      <textarea
        ref={inputRef}
        rows={1}
        value={text}
        aria-label="Message"
        placeholder="Type your message here..."
        enterKeyHint="send"
        onChange={(event) => {
          write(event.target.value);
          typing.key();
        }}
        onKeyDown={handleKeyDown}
        className={classNames(
          controlStyles,
          'field-sizing-content max-h-40 min-h-10 resize-none px-3 py-2 pointer-coarse:min-h-11',
        )}
      />
      <Button type="submit" size="icon" aria-label="Send message" disabled={isBlank}>
        <SendHorizontal aria-hidden="true" />
      </Button>
    </form>
  );
}
