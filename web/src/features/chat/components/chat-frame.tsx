import type { ReactNode } from 'react';

/** The box around both panes, which fills the page. */
export function ChatFrame({ children }: { children: ReactNode }) {
  return (
    <div className="-mx-4 -mt-8 -mb-40 sm:-mt-4 sm:-mb-32 flex h-[calc(var(--page-height)-4rem-1px)] overflow-hidden border bg-surface max-sm:border-x-0 sm:mx-0 sm:h-[calc(var(--page-height)-6rem-1px)] sm:rounded-xl sm:shadow-xs">
      {children}
    </div>
  );
}
