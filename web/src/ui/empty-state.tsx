import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type EmptyStateProps = {
  /** A picture, or one icon, which is shown on a tinted ground. */
  illustration?: Elements;
  title: ReactNode;
  /** One sentence: why it is empty and what to do. */
  children?: ReactNode;
  action?: Elements;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

export function EmptyState(props: EmptyStateProps) {
  const { illustration, title, children, action, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={classNames(
        'grid grid-cols-1 justify-items-center gap-4 rounded-xl border border-border-strong/40 border-dashed px-6 py-14 text-center',
        className,
      )}
    >
      {illustration ? (
        <div
          aria-hidden="true"
          className="grid size-14 place-items-center rounded-2xl bg-accent-soft text-accent-text [&>svg]:size-6"
        >
          {illustration}
        </div>
      ) : null}
      <div className="grid max-w-md gap-1.5">
        <Heading className="font-semibold text-lg tracking-tight">{title}</Heading>
        {children ? <p className="text-pretty text-text-muted">{children}</p> : null}
      </div>
      {action}
    </div>
  );
}
