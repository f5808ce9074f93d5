import { ARROW, blocksOf, isCue, timingsOf } from '@portal/contract/webvtt';

/** One caption as a line of the transcript. */
export type Cue = {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Plain text without line breaks. */
  readonly text: string;
};

/** The captions of a WebVTT text in the order in which they are shown; those without text are left out. */
export function cuesOf(webVtt: string): Cue[] {
  const [, ...blocks] = blocksOf(webVtt);
  const cues = blocks.filter(isCue).flatMap(({ lines }) => {
    const at = lines.findIndex((line) => line.includes(ARROW));
    const timings = timingsOf(lines[at] ?? '');
    const text = plainText(lines.slice(at + 1).join(' '));
    return timings === null || text === '' ? [] : [{ ...timings, text }];
  });
  return cues
    .map(({ start, end, text }) => ({ start, end, text }))
    .sort((one, other) => one.start - other.start);
}

const TAG = /<[^<>]*>/g;
const REFERENCE = /&(amp|lt|gt|quot|nbsp|lrm|rlm);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', lrm: '', rlm: '' },
};

function plainText(marked: string): string {
  return marked
    .replace(TAG, '')
    .replace(REFERENCE, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
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
