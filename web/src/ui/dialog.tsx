import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import type { DialogProps } from './dialog-window.tsx';
import { lazyOverlay } from './lazy-on-idle.tsx';

/** A modal dialog; on phones of full height. */
export const Dialog = lazyOverlay<DialogProps>(
  async () => (await import('./dialog-window.tsx')).DialogWindow,
);

/** The dialog's buttons, which stay at the lower edge while the body scrolls. */
export function DialogFooter({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      {...rest}
      data-no-toast
      className={classNames(
        '-mx-5 sm:-mx-6 sticky -bottom-5 z-10 mt-6 -mb-5 flex flex-wrap items-center justify-end gap-3 border-t bg-surface-raised px-5 py-4 sm:px-6',
        'pb-[max(1rem,env(safe-area-inset-bottom))] max-sm:*:grow',
        className,
      )}
    />
  );
}
