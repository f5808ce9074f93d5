/** Edges in CSS pixels from the window's upper left corner. */
export type Box = {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
};

/** The distance in px from obstacles. */
const GAP_PX = 12;

/**
 * The distance by which a toast moves up from its usual place, to the lowest place where it covers no obstacle. Null if
 * the window has no such place.
 */
export function liftOver(toast: Box, obstacles: readonly Box[]): number | null {
  const height = toast.bottom - toast.top;
  let bottom = toast.bottom;
  // From the lowest obstacle up: obstacles that the toast has passed stay below it.
  for (const each of obstacles.toSorted((a, b) => b.bottom - a.bottom)) {
    const isBeside = each.right <= toast.left - GAP_PX || each.left >= toast.right + GAP_PX;
    const isAbove = each.bottom <= bottom - height - GAP_PX;
    const isBelow = each.top >= bottom + GAP_PX;
    if (!isBeside && !isAbove && !isBelow) bottom = each.top - GAP_PX;
  }
  return bottom - height < GAP_PX ? null : toast.bottom - bottom;
}
