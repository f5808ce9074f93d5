import { classNames } from '#web/ui/class-names.ts';
import type { RatingTone } from '../model/rating-labels.ts';

const fills: Record<RatingTone | 'accent', string> = {
  accent: 'fill-accent',
  success: 'fill-success',
  warning: 'fill-warning',
  danger: 'fill-danger',
};

/** A bar that fills `share` (0–1) of its width, beside the number that it shows. */
export function Bar({ share, tone }: { share: number; tone: RatingTone | 'accent' }) {
  return (
    <svg
      aria-hidden="true"
      className="block h-2.5 w-full overflow-hidden rounded-full bg-text/8 rtl:-scale-x-100 forced-colors:border"
    >
      <rect width={`${share * 100}%`} height="100%" rx="5" className={classNames(fills[tone])} />
    </svg>
  );
}
