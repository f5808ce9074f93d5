import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { Region } from './region.tsx';

type CardProps = Omit<ComponentProps<'div'>, 'children'> & {
  children: Elements;
  /** Raised on hover: for cards that are one link. */
  interactive?: boolean | undefined;
  /** Without padding, for cards that begin with a picture or contain a table. */
  flush?: boolean | undefined;
};

/** A box around a part of the page that fails alone. */
export function Card(props: CardProps) {
  const { interactive = false, flush = false, className, children, ...rest } = props;
  return (
    <div
      {...rest}
      className={classNames(
        'min-w-0 rounded-xl border bg-surface shadow-xs',
        flush ? 'overflow-hidden' : 'p-5 sm:p-6',
        interactive &&
          'transition-[border-color,box-shadow,translate] hover:-translate-y-0.5 hover:border-border-strong/50 hover:shadow-md',
        className,
      )}
    >
      <Region>{children}</Region>
    </div>
  );
}

type CardHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  action?: Elements;
  /** Heading level of the title. */
  level?: 2 | 3 | 4 | undefined;
  className?: string | undefined;
};

export function CardHeader({ title, description, action, level = 2, className }: CardHeaderProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames('mb-4 flex items-start justify-between gap-4', className)}>
      <div className="grid min-w-0 gap-1">
        <Heading className="font-semibold text-base tracking-tight">{title}</Heading>
        {description ? <p className="text-sm text-text-muted">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}

export function CardFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      className={classNames('mt-5 flex flex-wrap items-center justify-end gap-3', className)}
    />
  );
}
