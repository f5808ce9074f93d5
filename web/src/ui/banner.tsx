import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { uiTexts } from './texts/catalogue.ts';

type BannerProps = {
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | undefined;
  icon?: Elements;
  children: ReactNode;
  action?: Elements;
  onDismiss?: (() => void) | undefined;
  className?: string | undefined;
};

const tones = {
  neutral: 'bg-surface-sunken text-text',
  accent: 'bg-accent-soft text-accent-text',
  success: 'bg-success-soft text-success-text',
  warning: 'bg-warning-soft text-warning-text',
  danger: 'bg-danger-soft text-danger-text',
};

/** A line about the whole page or panel: offline, reconnecting, read only. */
export function Banner(props: BannerProps) {
  const { tone = 'neutral', icon, children, action, onDismiss, className } = props;
  return (
    <div
      role="status"
      className={classNames(
        'flex min-h-12 flex-wrap items-center gap-x-3 gap-y-2 rounded-lg px-4 py-2 text-sm forced-colors:border [&_svg]:size-[1.125rem] [&_svg]:shrink-0',
        tones[tone],
        className,
      )}
    >
      {icon}
      <div className="min-w-0 grow basis-40 font-medium">{children}</div>
      {action}
      {onDismiss ? (
        <button
          type="button"
          aria-label={uiTexts().dismiss}
          onClick={onDismiss}
          className="-me-2 grid size-9 place-items-center rounded-md hover:bg-hover pointer-coarse:size-11"
        >
          <X aria-hidden="true" />
        </button>
      ) : null}
    </div>
  );
}
