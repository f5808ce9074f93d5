/** What a browser gives to a line of captions: a share of the picture, and on small ones some pixels. */
const LINE_SHARE = 0.065;
const LINE_MIN_PIXELS = 18;
/** A caption seldom has more; its first line is the one that is placed. */
const LINES_OF_A_CUE = 2;

type Place = Pick<VTTCue, 'line' | 'snapToLines'>;

/** Where their author wanted those that were lifted. */
const wanted = new WeakMap<TextTrackCue, Place>();

/** Lifts the captions over `covered` pixels at the bottom of the picture; 0 lets them down again. */
export function raiseCues(element: HTMLTrackElement, covered: number): void {
  const height = element.closest('video')?.clientHeight ?? 0;
  for (const cue of element.track.cues ?? []) {
    if (!(cue instanceof VTTCue)) continue;
    const place = wanted.get(cue) ?? { line: cue.line, snapToLines: cue.snapToLines };
    wanted.set(cue, place);
    const { line, snapToLines } = placeAbove(covered, height, place);
    cue.snapToLines = snapToLines;
    cue.line = line;
  }
}

/** The place that was wanted, or the lowest free one where that would be covered. */
export function placeAbove(covered: number, height: number, place: Place): Place {
  if (covered <= 0 || height <= 0) return place;
  const lineHeight = Math.max(height * LINE_SHARE, LINE_MIN_PIXELS);
  const lines = Math.ceil(covered / lineHeight) + LINES_OF_A_CUE;
  // Counted from the bottom, as WebVTT does with negative numbers.
  return fromBottom(place, height, lineHeight) < lines
    ? { line: -lines, snapToLines: true }
    : place;
}

/** In lines. */
function fromBottom({ line, snapToLines }: Place, height: number, lineHeight: number): number {
  if (line === 'auto') return 0;
  if (!snapToLines) return ((1 - line / 100) * height) / lineHeight;
  return line < 0 ? -line : height / lineHeight - line;
}
