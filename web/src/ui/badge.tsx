import Lock from 'lucide-react/icons/lock';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

const tones = {
  neutral: 'bg-surface-sunken text-text-muted ring-1 ring-border ring-inset',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
  locked: 'border border-border-strong/60 border-dashed text-text-muted',
};

export type BadgeTone = keyof typeof tones;

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone | undefined };

/** A short state as text; `locked` includes a padlock. */
export function Badge({ tone = 'neutral', className, children, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={classNames(
        'inline-flex w-fit items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-medium text-xs forced-colors:border [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {tone === 'locked' ? <Lock aria-hidden="true" /> : null}
      <span className="contents">{children}</span>
    </span>
  );
}
