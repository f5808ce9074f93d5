import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { ProgressTone } from './progress-bar.tsx';
import { uiTexts } from './texts/catalogue.ts';

type ProgressRingProps = {
  /** 0–100; other values are clamped. */
  value: number;
  /** The thing that progresses, for screen readers. */
  label: string;
  /** Diameter in px. */
  size?: number | undefined;
  tone?: ProgressTone | undefined;
  /** Shown in the middle; the percentage by default, nothing for `null`. */
  children?: ReactNode;
  className?: string | undefined;
};

const strokes: Record<ProgressTone, string> = {
  accent: 'stroke-accent',
  success: 'stroke-success',
  warning: 'stroke-warning',
  danger: 'stroke-danger',
};

export function ProgressRing(props: ProgressRingProps) {
  const { label, size = 72, tone = 'accent', className } = props;
  const value = Math.min(100, Math.max(0, props.value));
  const percent = (
    <span style={{ fontSize: size / 4.2 }} className="font-semibold tabular-nums tracking-tight">
      {uiTexts().percent(Math.round(value))}
    </span>
  );
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(value)}
      style={{ width: size, height: size }}
      className={classNames('relative grid shrink-0 place-items-center', className)}
    >
      <svg viewBox="0 0 36 36" fill="none" aria-hidden="true" className="absolute -rotate-90">
        <circle
          cx="18"
          cy="18"
          r="16"
          strokeWidth="3.5"
          className="stroke-text/10 forced-colors:stroke-[CanvasText] forced-colors:[stroke-width:0.5]"
        />
        <circle
          cx="18"
          cy="18"
          r="16"
          strokeWidth="3.5"
          strokeLinecap="round"
          pathLength="100"
          strokeDasharray={`${value} 100`}
          className={classNames(
            'transition-[stroke-dasharray] duration-500',
            // A round cap would show a dot at zero.
            value === 0 ? 'stroke-transparent' : strokes[tone],
          )}
        />
      </svg>
      <span className="relative">{props.children === undefined ? percent : props.children}</span>
    </div>
  );
}
