/** The height of a caption line in browsers: a share of the picture's height, with a minimum in px. */
const LINE_SHARE = 0.065;
const LINE_MIN_PIXELS = 18;
/** Most captions have at most two lines; the position is that of the first one. */
const LINES_OF_A_CUE = 2;

type Place = Pick<VTTCue, 'line' | 'snapToLines'>;

/** The original positions of lifted captions. */
const originalPlaces = new WeakMap<TextTrackCue, Place>();

/** Lifts the captions above the lowest `covered` pixels of the picture; 0 restores their positions. */
export function raiseCues(element: HTMLTrackElement, covered: number): void {
  const height = element.closest('video')?.clientHeight ?? 0;
  for (const cue of element.track.cues ?? []) {
    if (!(cue instanceof VTTCue)) continue;
    const place = originalPlaces.get(cue) ?? { line: cue.line, snapToLines: cue.snapToLines };
    originalPlaces.set(cue, place);
    const { line, snapToLines } = placeAbove(covered, height, place);
    cue.snapToLines = snapToLines;
    cue.line = line;
  }
}

/** The original position, or the lowest free one if the original is covered. */
export function placeAbove(covered: number, height: number, place: Place): Place {
  if (covered <= 0 || height <= 0) return place;
  const lineHeight = Math.max(height * LINE_SHARE, LINE_MIN_PIXELS);
  const lines = Math.ceil(covered / lineHeight) + LINES_OF_A_CUE;
  // WebVTT counts lines from the bottom with negative numbers.
  return fromBottom(place, height, lineHeight) < lines
    ? { line: -lines, snapToLines: true }
    : place;
}

/** The distance from the bottom, in lines. */
function fromBottom({ line, snapToLines }: Place, height: number, lineHeight: number): number {
  if (line === 'auto') return 0;
  if (!snapToLines) return ((1 - line / 100) * height) / lineHeight;
  return line < 0 ? -line : height / lineHeight - line;
}
