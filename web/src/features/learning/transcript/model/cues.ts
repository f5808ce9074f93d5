import { plainText, readCaptions } from '@portal/contract/captions-text';

/** One caption as a line of the transcript. */
export type Cue = {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Plain text without line breaks. */
  readonly text: string;
};

/**
 * The captions of a WebVTT text in the order in which they are shown; those without text are left out. Of rolling
 * captions, which repeat lines while they are still on the screen, each line is there once.
 */
export function cuesOf(webVtt: string): Cue[] {
  const shown = (readCaptions(webVtt)?.cues ?? [])
    .map(({ start, end, lines }) => ({
      ...{ start, end },
      lines: lines.map(plainText).filter((line) => line !== ''),
    }))
    .sort((one, other) => one.start - other.start);
  const repeated = shown.map(({ lines }, index) => repeatedLines(shown[index - 1]?.lines, lines));
  const isRolling = repeated.filter((count) => count > 0).length > shown.length / 2;
  return shown.flatMap(({ start, end, lines }, index) => {
    const text = lines.slice(isRolling ? repeated[index] : 0).join(' ');
    return text === '' ? [] : [{ start, end, text }];
  });
}

/** The number of lines at the beginning that are the last ones of the caption before. */
function repeatedLines(before: readonly string[] = [], lines: readonly string[]): number {
  const counts = lines.map((_, index) => index + 1);
  const isRepeated = (count: number) =>
    before.slice(-count).join('\n') === lines.slice(0, count).join('\n');
  return counts.findLast(isRepeated) ?? 0;
}

/** The index of the last caption that has begun at this second; -1 before the first. */
export function cueAt(cues: readonly Cue[], second: number): number {
  let [low, high] = [0, cues.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((cues[middle]?.start ?? 0) <= second) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** A line that a search has found, with its index among all captions. */
export type Line = { readonly cue: Cue; readonly index: number };

/** The lines that contain the words as they are typed, whatever their case; all lines without words. */
export function linesWith(cues: readonly Cue[], words: string): Line[] {
  const pattern = patternOf(words);
  const lines = cues.map((cue, index) => ({ cue, index }));
  return pattern === null ? lines : lines.filter(({ cue }) => cue.text.search(pattern) >= 0);
}

/** Splits a text at the words: each second part is one of the places found. */
export function splitAt(text: string, words: string): string[] {
  const pattern = patternOf(words);
  return pattern === null ? [text] : text.split(pattern);
}

function patternOf(words: string): RegExp | null {
  if (words === '') return null;
  // An escape of any other character is a syntax error because of the flag `u`.
  return new RegExp(`(${words.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')})`, 'giu');
}
