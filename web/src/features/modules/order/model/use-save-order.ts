import { toast } from 'sonner';
import { session } from '#web/platform/session/session-store.ts';
import { useReorderModules } from '../api/reorder-modules.ts';
import type { Order } from './module-order.ts';
import { reorderFailure, reorderObstacle, reorderRefusal } from './reorder-messages.ts';

/** Saves the order of a company's modules, and says what came of it. */
export function useSaveOrder(companyId: number, onSaved: () => void) {
  const { mutate, isPending, isSuccess } = useReorderModules(companyId);

  function save(order: Order): void {
    const isSignedIn = session.current().token !== null;
    const obstacle = reorderObstacle({ companyId, moduleCount: order.length, isSignedIn });
    if (obstacle !== null) return void toast.error(obstacle);
    mutate(order, {
      onSuccess: ({ success, message }) => {
        if (!success) return void toast.error(reorderRefusal(message));
        toast.success(message);
        onSaved();
      },
      onError: (error) => void toast.error(reorderFailure(error)),
    });
  }

  return { save, isPending, isSuccess };
}
