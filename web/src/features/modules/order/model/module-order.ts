/** The order of a company's modules while it is being changed: their ids. */
export type Order = readonly number[];

/** With the one at `from` taken out and put back at `to`; places beyond the ends are the ends. */
export function moved(order: Order, from: number, to: number): Order {
  const place = Math.min(Math.max(to, 0), order.length - 1);
  const [taken] = order.slice(from, from + 1);
  if (taken === undefined || place === from) return order;
  return order.toSpliced(from, 1).toSpliced(place, 0, taken);
}

export function isSameOrder(one: Order, other: Order): boolean {
  return one.length === other.length && one.every((id, i) => id === other[i]);
}

/**
 * The order as it is being written, with what others have done to the list meanwhile: modules that are
 * gone go, new ones come at the end.
 */
export function mergedOrder(written: Order, stored: Order): Order {
  const there = new Set(stored);
  const known = new Set(written);
  return [...written.filter((id) => there.has(id)), ...stored.filter((id) => !known.has(id))];
}
