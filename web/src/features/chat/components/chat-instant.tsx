import { fullDate } from '#web/platform/time/format-instant.ts';
import { chatTime } from '../model/chat-time.ts';

type ChatInstantProps = {
  /** ISO 8601. */
  value: string;
  now: Date;
  className?: string | undefined;
};

/** The time of a message; the full date is shown on hover. */
export function ChatInstant({ value, now, className }: ChatInstantProps) {
  const instant = new Date(value);
  return (
    <time dateTime={value} title={fullDate(instant)} className={className}>
      {chatTime(instant, now)}
    </time>
  );
}
