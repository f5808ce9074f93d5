import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { Region } from './region.tsx';
import { uiTexts } from './texts/catalogue.ts';
import { useShownTheme } from './use-theme.ts';
import { useToastFocus } from './use-toast-focus.ts';
import { useToastLift } from './use-toast-lift.ts';

/**
 * Shows the toasts of sonner: at the bottom right, reached by Alt+T, and moved up so that they cover no element marked
 * with `data-no-toast`. Rendered outside the app's root, which an open dialog hides from screen readers. Once in the
 * app.
 */
export function Toaster() {
  return (
    <Region isFloating>
      <Toasts />
    </Region>
  );
}

function Toasts() {
  const t = uiTexts().toasts;
  const frame = useRef<HTMLDivElement>(null);
  useToastLift(frame);
  return createPortal(
    <div ref={frame} className="contents print:hidden" {...useToastFocus(frame)}>
      <Sonner
        theme={useShownTheme()}
        position="bottom-right"
        // Else sonner asks for the styles of the page, which the browser then has to compute at once.
        dir="ltr"
        offset={{ bottom: 'calc(24px + var(--toast-lift, 0px))' }}
        mobileOffset={{ bottom: 'calc(16px + var(--toast-lift, 0px))' }}
        containerAriaLabel={t.label}
        hotkey={['altKey', 'KeyT']}
        closeButton
        toastOptions={{
          closeButtonAriaLabel: t.close,
          classNames: {
            toast:
              // An open dialog disables pointer events for everything outside it. A hidden toast, behind others, gets none.
              'data-[visible=true]:pointer-events-auto! pe-12! pointer-coarse:pe-14! rounded-lg! border-border! bg-surface-raised! font-sans! text-text! shadow-lg! text-sm! focus-visible:outline-2! focus-visible:outline-focus-ring!',
            description: 'text-text-muted!',
            actionButton:
              'focus-visible:outline-2! focus-visible:outline-focus-ring! bg-accent! text-accent-contrast! h-8! rounded-md! px-3! font-medium!',
            cancelButton:
              'focus-visible:outline-2! focus-visible:outline-focus-ring! bg-surface-sunken! text-text! h-8! rounded-md! px-3!',
            closeButton:
              // Inside the toast, at its end, and no higher than its least height.
              'top-1/2! end-2! start-auto! transform-none! -translate-y-1/2! size-8! pointer-coarse:size-11! pointer-coarse:end-1! rounded-md! border-0! bg-transparent! text-text-muted! hover:bg-hover! hover:text-text! focus-visible:outline-2! focus-visible:outline-focus-ring! [&_svg]:size-4',
            success: '[&_[data-icon]]:text-success-text',
            error: '[&_[data-icon]]:text-danger-text',
            warning: '[&_[data-icon]]:text-warning-text',
            info: '[&_[data-icon]]:text-accent-text',
          },
        }}
      />
    </div>,
    document.body,
  );
}
