import { useState } from 'react';

/**
 * For a form in a dialog: `close` asks first while something that was entered would be lost. Give `guard`
 * to the dialog's `LeaveGuard`, which asks before the page is left as well.
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
