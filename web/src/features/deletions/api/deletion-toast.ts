import { UNDO_OFFER_MS } from '@portal/contract/limits';
import { useNavigate } from 'react-router';
import { messageOf } from '#web/platform/http/api-error.ts';
import { paths } from '#web/platform/routing/paths.ts';
import { toast } from '#web/ui/toast.ts';
import { showUndoToast } from '#web/ui/undo-toast.tsx';
import { deletionsTexts } from '../texts/catalogue.ts';
import { restore, showRestored } from './restore.ts';

type Deleted = {
  /** A sentence about the deletion, if there is a better one than that about any record. */
  message?: string;
  deletionId: number | null;
  /** The name in the sentence. */
  name: string;
};

/**
 * Returns the function that shows the toast of a deletion, with its undo unless the trash is switched off. If the undo
 * fails, for example because the email is taken, the toast leads to the trash, where that can be solved.
 */
export function useDeletionToast() {
  const navigate = useNavigate();

  async function undo(deletionId: number, name: string) {
    try {
      showRestored(await restore(deletionId), name);
    } catch (error) {
      const t = deletionsTexts();
      toast.error(t.notRestored, {
        description: messageOf(error),
        action: { label: t.openTrash, onClick: () => void navigate(paths.trash) },
      });
    }
  }

  return function showDeletion({ deletionId, name, ...given }: Deleted): void {
    const message = given.message ?? deletionsTexts().deleted(name);
    if (deletionId === null) {
      toast.success(message, { name });
      return;
    }
    showUndoToast({
      message,
      name,
      offeredForMs: UNDO_OFFER_MS,
      busyLabel: deletionsTexts().restoring,
      undo: () => undo(deletionId, name),
    });
  };
}
