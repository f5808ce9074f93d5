import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type ChartProps = {
  /** The drawing in a sentence, for screen readers. */
  label: string;
  /** The values at the top, in the middle and at the bottom. */
  scale: readonly string[];
  /** The words below: at the beginning and at the end, and perhaps between them. */
  captions: readonly string[];
  /** The height of the drawing. */
  className?: string;
  /** Shapes in a square of 100 × 100, which is stretched to the width of the card. */
  children: Elements;
};

/** A drawing of values over time. Its texts are outside of it, because it is stretched. */
export function Chart({ label, scale, captions, className = 'h-36', children }: ChartProps) {
  return (
    <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-text-muted text-xs tabular-nums">
      <div aria-hidden="true" className="flex flex-col justify-between text-end">
        {scale.map((value) => (
          <span key={value} className="-my-2">
            {value}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className={classNames('block w-full overflow-visible rtl:-scale-x-100', className)}
      >
        {[0, 50, 100].map((y) => (
          <line
            key={y}
            x1="0"
            x2="100"
            y1={y}
            y2={y}
            vectorEffect="non-scaling-stroke"
            className="stroke-border"
          />
        ))}
        {children}
      </svg>
      <span />
      <div aria-hidden="true" className="flex justify-between gap-3">
        {captions.map((caption, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two can have the same words
          <span key={place}>{caption}</span>
        ))}
      </div>
    </div>
  );
}
