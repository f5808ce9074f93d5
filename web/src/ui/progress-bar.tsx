import { classNames } from './class-names.ts';
import { uiTexts } from './texts/catalogue.ts';

export type ProgressTone = 'accent' | 'success' | 'warning' | 'danger';

type ProgressBarProps = {
  /** 0–100; other values are clamped. */
  value: number;
  /** The thing that progresses: 'Overall progress'. */
  label: string;
  tone?: ProgressTone | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Shows label and percentage above the bar; otherwise the label is only for screen readers. */
  showLabel?: boolean | undefined;
  className?: string | undefined;
};

const progressFill: Record<ProgressTone, string> = {
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
};

export function ProgressBar(props: ProgressBarProps) {
  const { label, tone = 'accent', size = 'md', showLabel = false, className } = props;
  const value = Math.min(100, Math.max(0, props.value));
  return (
    <div className={className}>
      {showLabel ? (
        <div aria-hidden="true" className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="text-text-muted">{label}</span>
          <span className="font-medium tabular-nums">{uiTexts().percent(Math.round(value))}</span>
        </div>
      ) : null}
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(value)}
        className={classNames(
          'overflow-hidden rounded-full bg-text/10 forced-colors:border',
          size === 'sm' ? 'h-1.5' : 'h-2.5',
        )}
      >
        <div
          style={{ width: `${value}%` }}
          className={classNames('h-full rounded-full transition-[width]', progressFill[tone])}
        />
      </div>
    </div>
  );
}
