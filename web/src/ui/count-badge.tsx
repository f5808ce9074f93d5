import { classNames } from './class-names.ts';
import { InWords } from './in-words.tsx';

type CountBadgeProps = {
  count: number | undefined;
  /** A higher count is shown as this number with a '+'. */
  max: number;
  /** The whole in words, for screen readers; `shown` is the count, or '99+' for one above `max`. */
  words: (count: number, shown: string) => string;
  /** Neutral if the count needs no attention. */
  tone?: 'accent' | 'neutral';
};

const tones = {
  accent: 'bg-accent text-accent-contrast',
  neutral: 'bg-surface-sunken text-text-muted ring-1 ring-border-strong',
};

/** A count on a navigation entry; renders nothing at zero. */
export function CountBadge({ count, max, words, tone = 'accent' }: CountBadgeProps) {
  if (count === undefined || count === 0) return null;
  const shown = count > max ? `${max}+` : `${count}`;
  return (
    <span
      className={classNames(
        'grid h-5 min-w-5 shrink-0 place-items-center rounded-full px-1.5 font-semibold text-xs tabular-nums forced-colors:border',
        tones[tone],
      )}
    >
      <InWords shown={shown} text={words(Math.min(count, max + 1), shown)} />
    </span>
  );
}
