import { TextWithName } from '#web/ui/name.tsx';
import { bubbleClass, otherCorners } from '../messages/components/message-row.tsx';

/** '{names} is typing...' in the form of a message. */
export function TypingBubble({ text, name }: { text: string; name: string }) {
  return (
    <div className="flex py-0.5">
      <p
        className={`${bubbleClass} flex items-center gap-2 ${otherCorners} border bg-surface-raised`}
      >
        <span aria-hidden="true" className="flex gap-1">
          {['0ms', '200ms', '400ms'].map((animationDelay) => (
            <span
              key={animationDelay}
              style={{ animationDelay }}
              className="size-1.5 animate-shimmer rounded-full bg-text-muted"
            />
          ))}
        </span>
        <span className="text-text-muted">
          <TextWithName text={text} name={name} />
        </span>
      </p>
    </div>
  );
}
