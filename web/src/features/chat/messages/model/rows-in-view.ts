/** Height in px of the first line of a message with its padding: so much of a row must be in view. */
const FIRST_LINE = 32;

/** The number of the last message in view in the box that scrolls; 0 when none is. */
export function lastSeqInView(box: HTMLElement): number {
  const { top, bottom } = box.getBoundingClientRect();
  const rows = [...box.querySelectorAll<HTMLElement>('[data-seq]')];
  const last = rows.findLast((row) => {
    const rect = row.getBoundingClientRect();
    return rect.bottom > top && rect.top + Math.min(rect.height, FIRST_LINE) <= bottom;
  });
  return Number(last?.dataset['seq'] ?? 0);
}
