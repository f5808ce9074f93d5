export interface ModulePlace {
  readonly id: number;
  readonly order: number;
}

/** Whether `places` names each of the modules once, with the places 0 … n-1. */
export function isWholeOrder(
  moduleIds: readonly number[],
  places: readonly ModulePlace[],
): boolean {
  if (places.length !== moduleIds.length) return false;
  const named = new Set(places.map(({ id }) => id));
  const taken = new Set(places.map(({ order }) => order));
  const isPlace = (order: number) => order >= 0 && order < places.length;
  return (
    moduleIds.every((id) => named.has(id)) &&
    taken.size === places.length &&
    places.every(({ order }) => isPlace(order))
  );
}
