import { classNames } from './class-names.ts';

type CountBadgeProps = {
  count: number | undefined;
  /** Above it is shown as 'more than this'. */
  max: number;
  /** What is counted, for screen readers. */
  unit: string;
  /** Neutral where the count asks for no attention. */
  tone?: 'accent' | 'neutral';
};

const tones = {
  accent: 'bg-accent text-accent-contrast',
  neutral: 'bg-surface-sunken text-text-muted ring-1 ring-border-strong',
};

/** A number on the entry that leads to what it counts; nothing at zero. */
export function CountBadge({ count, max, unit, tone = 'accent' }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 font-semibold text-xs tabular-nums forced-colors:border',
        tones[tone],
      )}
    >
      {count > max ? `${max}+` : count}
      <span className="sr-only"> {unit}</span>
    </span>
  );
}
