import { Toaster as Sonner } from 'sonner';
import { useShownTheme } from './use-theme.ts';

/** Where `toast(…)` from sonner appears: bottom right, reached by Alt+T. Once per app. */
export function Toaster() {
  return (
    <Sonner
      theme={useShownTheme()}
      position="bottom-right"
      containerAriaLabel="Notifications"
      hotkey={['altKey', 'KeyT']}
      closeButton
      toastOptions={{
        classNames: {
          toast:
            'rounded-lg! border-border! bg-surface-raised! font-sans! text-text! shadow-lg! text-sm!',
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
