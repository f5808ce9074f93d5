import { NOT_LOGGED_IN } from '@portal/contract/sentences';
import { ApiError } from '#web/platform/http/api-error.ts';
import { session } from '#web/platform/session/session-store.ts';
import { useOutcomeToast } from '#web/ui/use-outcome-toast.ts';
import { type NewOrder, useReorderModules } from '../api/reorder-modules.ts';

/** Saves the order of a company's modules and shows the result. */
export function useSaveOrder(companyId: number, onSaved: () => void) {
  const { mutate, isPending, isSuccess } = useReorderModules(companyId);
  const outcome = useOutcomeToast();

  function save(change: NewOrder): void {
    const isSignedIn = session.current().token !== null;
    const moduleCount = change.order.length;
    const obstacle = reorderObstacle({ companyId, moduleCount, isSignedIn });
    if (obstacle !== null) {
      outcome.error(obstacle);
      return;
    }
    mutate(change, {
      onSuccess: ({ success, message }) => {
        if (success) {
          outcome.success(message);
          onSaved();
        } else outcome.error(reorderRefusal(message));
      },
      onError: (error) => outcome.error(reorderFailure(error)),
    });
  }

  return { save, isPending, isSuccess };
}

interface Attempt {
  readonly companyId: number | null;
  readonly moduleCount: number;
  readonly isSignedIn: boolean;
}

/** The reason why an order cannot be sent, or null. */
export function reorderObstacle({ companyId, moduleCount, isSignedIn }: Attempt): string | null {
  if (companyId === null) return 'No company selected';
  if (moduleCount === 0) return 'No modules to reorder';
  return isSignedIn ? null : NOT_LOGGED_IN;
}

/** The message about an answer that reports failure. */
export function reorderRefusal(message: string): string {
  return message === '' ? 'Failed to update module order' : message;
}

/** The message about a failed call. */
export function reorderFailure(error: Error): string {
  if (!(error instanceof ApiError)) return 'Failed to update module order. Please try again.';
  if (error.code === 'UNAUTHENTICATED') return NOT_LOGGED_IN;
  // Without a code the answer did not come from the portal: its message is not for users.
  return reorderRefusal(error.code === null ? '' : error.message);
}
