import { fullDate } from '#web/platform/time/format-instant.ts';
import { chatTime } from '../model/chat-time.ts';

type ChatInstantProps = {
  /** ISO 8601. */
  value: string;
  now: Date;
  className?: string | undefined;
};

/** When something was said; the full date on hover. */
export function ChatInstant({ value, now, className }: ChatInstantProps) {
  const instant = new Date(value);
  return (
    <time dateTime={value} title={fullDate(instant)} className={className}>
      {chatTime(instant, now)}
    </time>
  );
}
