import type { Module } from '@portal/contract/modules';
import { useState } from 'react';
import { isSameOrder, mergedOrder, moved, type Order } from './module-order.ts';

const idsOf = (modules: readonly Module[]): Order => modules.map(({ id }) => id);

/** The order as the administrator has put it so far, over modules that others may change meanwhile. */
export function useOrderInHand(modules: readonly Module[]) {
  const stored = idsOf(modules);
  const [written, setWritten] = useState(stored);
  const order = mergedOrder(written, stored);
  const byId = new Map(modules.map((module) => [module.id, module]));
  return {
    order,
    /** In that order. */
    modules: order.flatMap((id) => byId.get(id) ?? []),
    isChanged: !isSameOrder(order, stored),
    set: setWritten,
    move: (from: number, to: number) => setWritten(moved(order, from, to)),
  };
}
