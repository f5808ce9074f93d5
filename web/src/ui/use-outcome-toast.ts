import { useId } from 'react';
import { toast } from './toast.ts';

/**
 * The toasts about one action, which may be tried again: each replaces the one before, so that the message of a failure
 * does not outlive the success after it.
 */
export function useOutcomeToast() {
  const id = useId();
  return {
    success: (title: string) => void toast.success(title, { id }),
    error: (title: string, description?: string) => void toast.error(title, { id, description }),
  };
}
