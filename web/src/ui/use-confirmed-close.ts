import { useState } from 'react';

/**
 * For a form in a dialog: `close` asks first if there are unsaved changes. Pass `guard` to the dialog's `LeaveGuard`,
 * which also asks before the page is left.
 */
export function useConfirmedClose(hasUnsavedChanges: boolean, onClose: () => void) {
  const [isCloseRequested, setIsCloseRequested] = useState(false);
  return {
    close: hasUnsavedChanges ? () => setIsCloseRequested(true) : onClose,
    guard: {
      isActive: hasUnsavedChanges,
      isCloseRequested,
      allowsRewrite: true,
      onStay: () => setIsCloseRequested(false),
      onLeave: onClose,
    },
  };
}
