import X from 'lucide-react/icons/x';
import * as Radix from 'radix-ui/dialog';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { buttonStyles } from './button-styles.ts';
import { classNames } from './class-names.ts';
import type { Elements } from './elements.ts';
import { isInToast } from './is-in-toast.ts';
import { coverClass, overlayClass } from './overlay-styles.ts';
import { PortalContainer } from './portal-container.ts';
import { Region } from './region.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { titleOf, useDialogFocus, useDialogSteps } from './use-dialog-focus.ts';

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | undefined;
  /**
   * False while an action runs that must not be interrupted: Escape, a click outside and the close button do nothing.
   */
  dismissible?: boolean | undefined;
  /**
   * The page behind is hidden, and only the dialog's own buttons close it. Its title has the focus at first, because the
   * dialog may appear while its user is typing: the rest of a word must not get into a field.
   */
  covers?: boolean | undefined;
  /** Names the content of a dialog with several: each time it changes, the dialog begins at its top again. */
  step?: string | undefined;
  /** Names a body without any control: it takes the focus itself, so that keys scroll it. */
  bodyLabel?: string | undefined;
  /** The body; a `DialogFooter` at its end (inside a form, if there is one) stays in view. */
  children: Elements;
};

const widths = { sm: 'sm:max-w-md', md: 'sm:max-w-lg', lg: 'sm:max-w-3xl' };

/** The window of `Dialog`. */
export function DialogWindow(props: DialogProps) {
  const { open, onOpenChange, title, description, size = 'md', covers = false } = props;
  const dismissible = !covers && props.dismissible !== false;
  const dialogFocus = useDialogFocus(covers ? titleOf : undefined);
  useEscapeBlock(open && covers);
  const container = useRef<HTMLDivElement>(null);
  useDialogSteps(container, props.step);
  const hold = (event: Event) => {
    if (!dismissible || isInToast(event)) event.preventDefault();
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={covers ? coverClass : overlayClass} />
        <Radix.Content
          {...dialogFocus}
          ref={container}
          onEscapeKeyDown={hold}
          onInteractOutside={hold}
          {...(description ? {} : { 'aria-describedby': undefined })}
          className={classNames(dialogClass, widths[size])}
        >
          <PortalContainer value={container}>
            <header
              data-no-toast
              className="flex items-start justify-between gap-4 border-b px-5 py-4 sm:px-6"
            >
              <div className="grid gap-1">
                <Radix.Title
                  tabIndex={-1}
                  className="wrap-anywhere font-semibold text-lg tracking-tight outline-none"
                >
                  {title}
                </Radix.Title>
                {description ? (
                  <Radix.Description className="wrap-anywhere text-sm text-text-muted">
                    {description}
                  </Radix.Description>
                ) : null}
              </div>
              {covers ? null : (
                <Radix.Close
                  aria-label={uiTexts().close}
                  disabled={!dismissible}
                  className={classNames(buttonStyles({ variant: 'ghost', size: 'icon' }), '-m-1.5')}
                >
                  <X aria-hidden="true" />
                </Radix.Close>
              )}
            </header>
            <div
              {...(props.bodyLabel && regionOf(props.bodyLabel))}
              className="min-h-0 grow overflow-y-auto px-5 pt-5 pb-5 focus-visible:-outline-offset-2 sm:px-6"
            >
              <Region>{props.children}</Region>
            </div>
          </PortalContainer>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const regionOf = (label: string) => ({ role: 'region', 'aria-label': label, tabIndex: 0 });

/**
 * Blocks Escape for the whole page. The dialog itself would keep Escape from a dialog below only some milliseconds after
 * it has the focus.
 */
function useEscapeBlock(isBlocked: boolean): void {
  useLayoutEffect(() => {
    if (!isBlocked) return;
    const block = (event: KeyboardEvent) => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    window.addEventListener('keydown', block, { capture: true });
    return () => window.removeEventListener('keydown', block, { capture: true });
  }, [isBlocked]);
}

// Centred by margins: a transform would make the box the containing block of all fixed elements inside it.
const dialogClass = classNames(
  'fixed inset-0 z-50 m-auto flex h-dvh w-full flex-col overflow-hidden bg-surface-raised shadow-lg',
  'sm:h-fit sm:max-h-[min(90dvh,56rem)] sm:w-[calc(100%-3rem)] sm:rounded-2xl sm:border',
  'data-[state=open]:animate-rise-in data-[state=closed]:animate-rise-out',
  'sm:data-[state=open]:animate-pop-in sm:data-[state=closed]:animate-pop-out',
);
