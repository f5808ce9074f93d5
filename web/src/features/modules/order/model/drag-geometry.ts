/** Where a dragged row of a vertical list would land, and how the others make room. All in pixels. */

/** A row as it lay when the drag began, from the top of the page. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** Where the row `from` lands when it is dragged by `delta`: past each row whose middle its own has passed. */
export function landingPlace(rows: readonly RowBox[], from: number, delta: number): number {
  const own = rows[from];
  if (own === undefined) return from;
  const middle = middleOf(own) + delta;
  let to = from;
  for (let up = rows[to - 1]; up !== undefined && middle < middleOf(up); up = rows[to - 1]) to -= 1;
  for (let down = rows[to + 1]; down !== undefined && middle > middleOf(down); down = rows[to + 1])
    to += 1;
  return to;
}

/** How far the row at `index` stands aside while the row `from` hangs over the place `to`. */
export function roomMade(
  rows: readonly RowBox[],
  { index, from, to }: { index: number; from: number; to: number },
): number {
  const room = spaceOf(rows, from);
  if (index > from && index <= to) return -room;
  if (index < from && index >= to) return room;
  return 0;
}

function middleOf({ top, height }: RowBox): number {
  return top + height / 2;
}

/** A row with the gap to its neighbour. */
function spaceOf(rows: readonly RowBox[], from: number): number {
  const own = rows[from];
  if (own === undefined) return 0;
  const [before, after] = [rows[from - 1], rows[from + 1]];
  if (after !== undefined) return after.top - own.top;
  return before === undefined ? own.height : own.height + own.top - before.top - before.height;
}
