import { listModules, type Module, reorderModules } from '@portal/contract/modules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshModules } from '#web/features/modules/api/modules.ts';
import { callApi } from '#web/platform/http/client.ts';
import { callKey } from '#web/platform/query/call-query.ts';
import type { Order } from '../model/module-order.ts';

export type NewOrder = {
  readonly order: Order;
  /** The stored order as this admin has seen it: another one is not replaced. */
  readonly currentOrder: Order;
};

/** Saves the order of a company's modules. The list shows it at once. */
export function useReorderModules(companyId: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ order, currentOrder }: NewOrder) => {
      const moduleOrders = order.map((id, place) => ({ id, order: place }));
      const body = { companyId, moduleOrders, currentOrder: [...currentOrder] };
      return callApi(reorderModules, { body });
    },
    onSuccess: ({ success }, { order }) => {
      if (!success) return;
      const placeOf = new Map(order.map((id, place) => [id, place]));
      const place = ({ id }: Module) => placeOf.get(id) ?? order.length;
      queries.setQueryData<Module[]>(callKey(listModules, { query: { companyId } }), (modules) =>
        modules?.toSorted((one, other) => place(one) - place(other)),
      );
    },
    // Also after a refusal: the list may have changed since.
    onSettled: () => {
      void refreshModules();
    },
  });
}
