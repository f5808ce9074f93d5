import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { useRef } from 'react';
import { buttonStyles } from './button-styles.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { isInToast } from './is-in-toast.ts';
import { overlayClass } from './overlay-styles.ts';
import { PortalContainer } from './portal-container.ts';
import { Region } from './region.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useDialogFocus } from './use-dialog-focus.ts';

export type DrawerProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Keeps the title for screen readers only, e.g. above a navigation. */
  hideTitle?: boolean | undefined;
  /** The edge of the page, as lines run. */
  side?: 'start' | 'end' | undefined;
  children: Elements;
};

const sides = {
  start:
    'start-0 border-e data-[state=open]:animate-from-start data-[state=closed]:animate-to-start',
  end: 'end-0 border-s data-[state=open]:animate-from-end data-[state=closed]:animate-to-end',
};

/** The panel of `Drawer`. */
export function DrawerPanel(props: DrawerProps) {
  const { open, onOpenChange, title, hideTitle = false, side = 'end', children } = props;
  const dialogFocus = useDialogFocus();
  const container = useRef<HTMLDivElement>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClass} />
        <Radix.Content
          {...dialogFocus}
          ref={container}
          onInteractOutside={(event) => isInToast(event) && event.preventDefault()}
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-[min(24rem,calc(100%-3rem))] flex-col bg-surface-raised shadow-lg',
            sides[side],
          )}
        >
          <PortalContainer value={container}>
            <header
              data-no-toast
              className="flex items-center justify-between gap-3 px-5 pt-3 pb-1"
            >
              <Radix.Title
                tabIndex={-1}
                className={hideTitle ? 'sr-only' : 'font-semibold text-lg outline-none'}
              >
                {title}
              </Radix.Title>
              <Radix.Close
                aria-label={uiTexts().close}
                className={classNames(
                  buttonStyles({ variant: 'ghost', size: 'icon' }),
                  '-me-2 ms-auto',
                )}
              >
                <X aria-hidden="true" />
              </Radix.Close>
            </header>
            <div className="min-h-0 grow overflow-y-auto px-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
              <Region>{children}</Region>
            </div>
          </PortalContainer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
