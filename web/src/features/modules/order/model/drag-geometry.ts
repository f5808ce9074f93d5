/** The place at which a dragged row of a vertical list would be dropped, and the offsets of the others. All in px. */

/** The position of a row when the drag began, from the top of the page. */
export interface RowBox {
  readonly top: number;
  readonly height: number;
}

/** The index at which the row `from` is dropped after moving by `delta`: behind each row whose middle it has passed. */
export function dropIndex(rows: readonly RowBox[], from: number, delta: number): number {
  const own = rows[from];
  if (own === undefined) return from;
  const middle = middleOf(own) + delta;
  let to = from;
  for (let up = rows[to - 1]; up !== undefined && middle < middleOf(up); up = rows[to - 1]) to -= 1;
  for (let down = rows[to + 1]; down !== undefined && middle > middleOf(down); down = rows[to + 1])
    to += 1;
  return to;
}

/** The offset of the row at `index` while the row `from` is over the index `to`. */
export function asideOffset(
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

/** The height of a row with the gap to its neighbour. */
function spaceOf(rows: readonly RowBox[], from: number): number {
  const own = rows[from];
  if (own === undefined) return 0;
  const [before, after] = [rows[from - 1], rows[from + 1]];
  if (after !== undefined) return after.top - own.top;
  return before === undefined ? own.height : own.height + own.top - before.top - before.height;
}
