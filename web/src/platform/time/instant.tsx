import { dateAndTime, fullDate, relativeTime, shortDate } from './format-instant.ts';
import { useNow } from './use-now.ts';

type InstantProps = {
  /** ISO 8601, as the server sends it. */
  value: string;
  /** `relative` ('5 min ago') is kept up to date; `date` shows only the day, `minute` also the time. */
  show?: 'relative' | 'date' | 'minute' | undefined;
  className?: string | undefined;
};

/** A point in time in a short form; the full date is shown on hover. */
export function Instant({ value, show = 'relative', className }: InstantProps) {
  const now = useNow();
  const instant = new Date(value);
  return (
    <time dateTime={value} title={fullDate(instant)} className={className}>
      {textOf(instant, show, now)}
    </time>
  );
}

function textOf(instant: Date, show: NonNullable<InstantProps['show']>, now: Date): string {
  if (show === 'date') return shortDate(instant);
  return show === 'minute' ? dateAndTime(instant) : relativeTime(instant, now);
}
