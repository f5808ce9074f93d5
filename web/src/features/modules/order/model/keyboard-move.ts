/** Moving a row by keys: lift it, move it, drop it, or move it back. */
import { moduleOrderTexts } from '../texts/catalogue.ts';
import { moveInOrder, type Order } from './module-order.ts';

/** The lifted row, and the order before it was lifted. */
export type LiftedRow = { id: number; before: Order };

export type KeyOutcome = {
  order: Order;
  lifted: LiftedRow | null;
  announcement: string;
};

type MoveState = { order: Order; lifted: LiftedRow | null };

/**
 * The effect of a key on the handle of the row `id`; null if it has none.
 * @param name of the row, for the announcement
 */
export function handleKey(
  key: string,
  id: number,
  name: string,
  state: MoveState,
): KeyOutcome | null {
  const { order } = state;
  // If the focus has moved to another row, the lifted row is dropped where it is.
  const lifted = state.lifted?.id === id ? state.lifted : null;
  const t = moduleOrderTexts().announcements;
  const placeIn = (ids: Order) => ({ name, place: ids.indexOf(id) + 1, count: ids.length });
  if (key === ' ' || key === 'Enter')
    return lifted === null
      ? {
          order,
          lifted: { id, before: order },
          announcement: t.lifted(placeIn(order)),
        }
      : { order, lifted: null, announcement: t.dropped(placeIn(order)) };
  if (lifted === null) return null;
  if (key === 'Escape')
    return {
      order: lifted.before,
      lifted: null,
      announcement: t.cancelled(placeIn(lifted.before)),
    };
  const from = order.indexOf(id);
  const to = target(key, from, order.length);
  if (to === null) return null;
  const after = moveInOrder(order, from, to);
  return { order: after, lifted, announcement: t.moved(placeIn(after)) };
}

function target(key: string, from: number, count: number): number | null {
  if (key === 'ArrowUp') return from - 1;
  if (key === 'ArrowDown') return from + 1;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
