/** The ids of a company's modules in the order that is being edited. */
export type Order = readonly number[];

/** The order after moving the module at `from` to `to`; indexes beyond the ends are limited to the ends. */
export function moveInOrder(order: Order, from: number, to: number): Order {
  const place = Math.min(Math.max(to, 0), order.length - 1);
  const [taken] = order.slice(from, from + 1);
  if (taken === undefined || place === from) return order;
  return order.toSpliced(from, 1).toSpliced(place, 0, taken);
}

export function isSameOrder(one: Order, other: Order): boolean {
  return one.length === other.length && one.every((id, i) => id === other[i]);
}

/** An order that is being edited. */
export type Draft = {
  /** The stored order when the editing began. */
  readonly base: Order;
  readonly written: Order;
};

/**
 * The order to show, and how it differs from the stored one, which may have been changed elsewhere. What was not edited
 * is shown as it is stored.
 */
export function compareWithStored({ base, written }: Draft, stored: Order) {
  const before = mergeOrder(base, stored);
  const edited = mergeOrder(written, stored);
  const isEdited = !isSameOrder(before, edited);
  const order = isEdited ? edited : stored;
  const isChanged = !isSameOrder(order, stored);
  return {
    order,
    isEdited,
    isChanged,
    /** Another order was stored since the editing began; saving would replace it. */
    isOutdated: isChanged && !isSameOrder(before, stored),
  };
}

/**
 * The edited order merged with the stored list, which other admins may have changed: deleted modules are removed, new
 * ones are added at the end.
 */
export function mergeOrder(written: Order, stored: Order): Order {
  const there = new Set(stored);
  const known = new Set(written);
  return [...written.filter((id) => there.has(id)), ...stored.filter((id) => !known.has(id))];
}
