import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';

type PageHeaderProps = {
  title: ReactNode;
  description?: ReactNode;
  /** Above the title: a link back or a breadcrumb. */
  back?: Elements;
  /** Beside the title: a picture or logo. */
  mark?: Elements;
  actions?: Elements;
  className?: string | undefined;
};

/** The page's only `h1` with its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, description, back, mark, actions, className } = props;
  return (
    <header className={classNames('mb-8 grid grid-cols-1 gap-3', className)}>
      {back}
      <div
        className={classNames(
          'flex flex-wrap justify-between gap-x-6 gap-y-4',
          // Aligned with the title, or with the middle of the mark.
          mark ? 'items-center' : 'items-start',
        )}
      >
        <div className="flex min-w-0 items-center gap-4">
          {mark}
          <div className="grid min-w-0 gap-1.5">
            <h1 className="wrap-anywhere font-semibold text-2xl sm:text-3xl">{title}</h1>
            {description ? (
              <p className="wrap-anywhere max-w-2xl text-pretty text-text-muted">{description}</p>
            ) : null}
          </div>
        </div>
        {actions ? (
          <div className="flex flex-wrap items-center gap-3 print:hidden">{actions}</div>
        ) : null}
      </div>
    </header>
  );
}
