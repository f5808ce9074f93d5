import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { useDialogOpen } from './use-dialog-open.ts';
import { useShownTheme } from './use-theme.ts';

/** On phones, below the title and the cross of a dialog that fills the screen. */
const BELOW_TITLE = { top: 76 };

/**
 * Where `toast(…)` from sonner appears: bottom right, reached by Alt+T. While a dialog is open they stand
 * at the top, because dialogs have their buttons at the foot. Once per app.
 */
export function Toaster() {
  return (
    <Sonner
      theme={useShownTheme()}
      position={useDialogOpen() ? 'top-right' : 'bottom-right'}
      mobileOffset={BELOW_TITLE}
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      closeButton
      toastOptions={{
        classNames: {
          toast:
            // An open dialog turns off the pointer for everything beside it.
            'pointer-events-auto! rounded-lg! border-border! bg-surface-raised! font-sans! text-text! shadow-lg! text-sm!',
          description: 'text-text-muted!',
          actionButton: 'bg-accent! text-accent-contrast! h-8! rounded-md! px-3! font-medium!',
          cancelButton: 'bg-surface-sunken! text-text! h-8! rounded-md! px-3!',
          closeButton: 'size-6! border-border! bg-surface-raised! text-text-muted!',
          success: '[&_[data-icon]]:text-success-text',
          error: '[&_[data-icon]]:text-danger-text',
          warning: '[&_[data-icon]]:text-warning-text',
          info: '[&_[data-icon]]:text-accent-text',
        },
      }}
    />
  );
}
