import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type StatCardProps = {
  label: ReactNode;
  value: ReactNode;
  /** A line below the value: its total, or its period. */
  detail?: ReactNode;
  icon?: Elements;
  /** A graphic beside the value: a `ProgressRing` or a small chart. */
  visual?: Elements;
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  className?: string | undefined;
};

const iconTones = {
  neutral: 'bg-surface-sunken text-text-muted',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

/** A card with one figure. */
export function StatCard(props: StatCardProps) {
  const { label, value, detail, icon, visual, tone = 'neutral', className } = props;
  return (
    <Card className={classNames('grid content-start gap-1 p-4! sm:p-5!', className)}>
      {/* The label has the whole width: beside the graphic it would wrap in only some cards of a row. */}
      <p className="wrap-anywhere hyphens-auto text-sm text-text-muted">{label}</p>
      {/* As narrow as its words: the graphic moves below only if there is no room beside it. */}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <div className="grid min-w-0 grow basis-[min-content] gap-1">
          <p
            className={classNames(
              'flex items-center font-semibold text-2xl tabular-nums',
              // On one line with the icon or graphic, whatever is below.
              (icon || visual) && 'min-h-9 sm:min-h-11',
            )}
          >
            {value}
          </p>
          {detail ? <p className="text-sm text-text-muted">{detail}</p> : null}
        </div>
        {icon ? (
          <span
            aria-hidden="true"
            className={classNames(
              'grid size-11 shrink-0 place-items-center self-start rounded-lg max-sm:size-9 max-[22rem]:hidden [&_svg]:size-5',
              iconTones[tone],
            )}
          >
            {icon}
          </span>
        ) : null}
        {visual}
      </div>
    </Card>
  );
}
