import { modulesTexts } from '#web/features/modules/texts/catalogue.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { words } from '#web/platform/language/words.ts';
import { session } from '#web/platform/session/session-store.ts';
import { useOutcomeToast } from '#web/ui/use-outcome-toast.ts';
import { type NewOrder, useReorderModules } from '../api/reorder-modules.ts';
import { moduleOrderTexts } from '../texts/catalogue.ts';

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
          outcome.success(moduleOrderTexts().saved);
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
  if (companyId === null) return moduleOrderTexts().noCompany;
  if (moduleCount === 0) return modulesTexts().noneToReorder;
  return isSignedIn ? null : words().notLoggedIn;
}

/** The message about an answer that reports failure. */
export function reorderRefusal(message: string): string {
  return message === '' ? moduleOrderTexts().failed : message;
}

/** The message about a failed call. */
export function reorderFailure(error: Error): string {
  if (!(error instanceof ApiError)) return moduleOrderTexts().failedTryAgain;
  if (error.code === 'UNAUTHENTICATED') return words().notLoggedIn;
  // Without a code the answer did not come from the portal: its message is not for users.
  return reorderRefusal(error.code === null ? '' : error.message);
}
