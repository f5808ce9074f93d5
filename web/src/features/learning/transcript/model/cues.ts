import { plainText, readCaptions } from '@portal/contract/captions-text';
import { searchKey } from '@portal/contract/text-keys';

/** One caption as a line of the transcript. */
export type Cue = {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Plain text without line breaks. */
  readonly text: string;
};

/**
 * The captions of a WebVTT text in the order in which they are shown; those without text are left out. A line of
 * rolling captions, which repeat lines while they are still on the screen, is there once.
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

/** The lines that contain the words, compared like in every search; all lines without words. */
export function linesWith(cues: readonly Cue[], words: string): Line[] {
  const wanted = keyed(words).key.trim();
  const lines = cues.map((cue, index) => ({ cue, index }));
  return lines.filter(({ cue }) => keyed(cue.text).key.includes(wanted));
}

/** Splits a text at the words: each second part is one of the places found. */
export function splitAt(text: string, words: string): string[] {
  const wanted = keyed(words).key.trim();
  const { key, places } = keyed(text);
  const parts: string[] = [];
  let end = 0;
  for (let at = find(0); at >= 0; at = find(at + wanted.length)) {
    const from = places[at] ?? 0;
    const to = places[at + wanted.length] ?? text.length;
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];

  function find(from: number): number {
    return wanted === '' ? -1 : key.indexOf(wanted, from);
  }
}

/** A character with the marks that stand on it. */
const CHARACTER = /.\p{M}*/gsu;

/** The key of a text, made of those of its characters, and for each place in the key the place in the text. */
function keyed(text: string) {
  let key = '';
  const places: number[] = [];
  for (const { 0: character, index } of text.matchAll(CHARACTER)) {
    const blank = key.endsWith(' ') ? '' : ' ';
    const added = /^\s/.test(character) ? blank : searchKey(character);
    for (let i = 0; i < added.length; i += 1) places.push(index);
    key += added;
  }
  return { key, places };
}
