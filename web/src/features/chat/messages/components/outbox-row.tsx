import CircleAlert from 'lucide-react/icons/circle-alert';
import { canBeAccepted, type OutboxEntry } from '#web/features/chat/outbox/model/outbox-state.ts';
import { ownOutbox } from '#web/features/chat/outbox/model/own-outbox.ts';
import { chatTexts } from '#web/features/chat/texts/catalogue.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Spinner } from '#web/ui/spinner.tsx';
import { uiTexts } from '#web/ui/texts/catalogue.ts';
import { bubbleClass, ownCorners } from './message-row.tsx';
import { MessageText } from './message-text.tsx';

type OutboxRowProps = {
  entry: OutboxEntry;
  /** Moves a refused message back into the draft; null if the user cannot send messages. */
  onEdit: ((entry: OutboxEntry) => void) | null;
  /** Moves the focus on, because the pressed button disappears. */
  onButtonRemoved: () => void;
};

/** A message that was written here and is not in the conversation yet. */
export function OutboxRow(props: OutboxRowProps) {
  const { entry } = props;
  const t = chatTexts().messages;
  const isRefused = entry.refusal !== null;
  return (
    <div className="flex flex-col items-end py-0.5">
      <div
        className={classNames(
          bubbleClass,
          ownCorners,
          isRefused ? 'bg-danger-soft text-danger-text' : 'bg-accent-soft text-accent-text',
        )}
      >
        <span className="sr-only">{t.ownSender}</span>
        <MessageText content={entry.content} />
        {isRefused ? null : (
          <span className="mt-0.5 flex items-center justify-end gap-1.5 text-xs">
            <Spinner className="size-3!" />
            <span>{t.sending}</span>
          </span>
        )}
      </div>
      {isRefused ? <Refused {...props} /> : null}
    </div>
  );
}

function Refused({ entry, onEdit, onButtonRemoved }: OutboxRowProps) {
  const t = chatTexts().messages;
  const { id, content, refusal, refusalCode } = entry;
  const act = (action: (id: string) => void) => () => {
    action(id);
    onButtonRemoved();
  };
  return (
    <div data-no-toast="if-possible" className="grid justify-items-end text-danger-text text-xs">
      <p className="flex flex-wrap items-center justify-end gap-x-1">
        <CircleAlert aria-hidden="true" className="size-3.5" />
        <span>{refusalCode === 'NOT_DELIVERED' ? t.notDelivered : t.notSent}</span>
        {canBeAccepted(content) ? (
          <Button variant="ghost" size="sm" className="px-1.5!" onClick={act(ownOutbox.retry)}>
            {uiTexts().retry}
          </Button>
        ) : null}
        {onEdit === null ? null : (
          <Button variant="ghost" size="sm" className="px-1.5!" onClick={() => onEdit(entry)}>
            {t.edit}
          </Button>
        )}
        <Button variant="ghost" size="sm" className="px-1.5!" onClick={act(ownOutbox.discard)}>
          {t.discard}
        </Button>
      </p>
      <p className="wrap-anywhere text-end">{refusal}</p>
    </div>
  );
}
