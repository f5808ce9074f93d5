import { useState } from 'react';

/**
 * For a form in a dialog: `close` asks first if there are unsaved changes. Pass `guard` to the dialog's `LeaveGuard`,
 * which also asks before the page is left.
 */
export function useAskedClose(hasWork: boolean, onClose: () => void) {
  const [isAsked, setIsAsked] = useState(false);
  return {
    close: hasWork ? () => setIsAsked(true) : onClose,
    guard: {
      isActive: hasWork,
      isAsked,
      allowsRewrite: true,
      onStay: () => setIsAsked(false),
      onLeave: onClose,
    },
  };
}
