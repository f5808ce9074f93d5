/** SubRip (.srt), which has no standard: what programs write is read, and written as WebVTT. */
import { ARROW, LINE_END } from '@portal/contract/webvtt';
import { ENDS_TOO_EARLY, refusedAt } from './webvtt.ts';

const TIMINGS =
  /^\s*(\d+):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?\s*-->\s*(\d+):(\d{1,2}):(\d{1,2})(?:[.,](\d{1,3}))?(?:\s.*)?$/;
const NUMBER = /^\s*\d+\s*$/;

interface Cue {
  /** The number of the line with its times, counted from 1. */
  readonly lineNumber: number;
  /** Milliseconds. */
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Converts a SubRip file to WebVTT. Bold, italic and underlined text stays, and a position at the top; fonts and colours
 * are dropped, and so are captions without text.
 * @throws UnsupportedMediaError with a sentence that names the line at fault
 */
export function webVttOf(subRip: string): string {
  const cues = cuesOf(subRip.split(LINE_END)).filter(({ lines }) => lines.length > 0);
  return `${['WEBVTT', ...cues.map(cueText)].join('\n\n')}\n`;
}

/** A caption reaches up to the times of the next one, because some files lack the blank line before its number. */
function cuesOf(lines: readonly string[]): Cue[] {
  const timedAt = lines.flatMap((line, index) => (line.includes(ARROW) ? [index] : []));
  const isNumbered = NUMBER.test(lines[(timedAt[0] ?? 0) - 1] ?? '');
  return timedAt.map((at, index) => {
    const next = timedAt[index + 1];
    const last = next !== undefined && isNumbered && NUMBER.test(lines[next - 1] ?? '') ? 1 : 0;
    const own = lines.slice(at + 1, next === undefined ? undefined : next - last);
    return { ...timesOf(lines[at] ?? '', at + 1), lineNumber: at + 1, lines: own.filter(hasText) };
  });
}

const hasText = (line: string) => line.trim() !== '';

function timesOf(line: string, lineNumber: number): Pick<Cue, 'start' | 'end'> {
  const parts = TIMINGS.exec(line)?.slice(1);
  if (parts === undefined)
    throw refusedAt(lineNumber, "times must read like '00:00:01,500 --> 00:00:04,000'");
  return { start: millisecondsOf(parts.slice(0, 4)), end: millisecondsOf(parts.slice(4)) };
}

/** Some programs write fewer than three digits after the comma. They are a fraction of a second. */
function millisecondsOf([hours, minutes, seconds, fraction = '']: (string | undefined)[]): number {
  const whole = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
  return whole * 1000 + Number(fraction.padEnd(3, '0'));
}

function cueText({ lineNumber, start, end, lines }: Cue): string {
  if (end <= start) throw refusedAt(lineNumber, ENDS_TOO_EARLY);
  const text = lines.join('\n');
  const setting = AT_TOP.test(text) ? ' line:0' : '';
  return `${timestamp(start)} ${ARROW} ${timestamp(end)}${setting}\n${markedText(text)}`;
}

/** A mark of another format (ASS) that programs write into SubRip: the upper three of nine places. */
const AT_TOP = /\{\\an[789]\}/;
/** Marks of ASS: a position or a style in braces. */
const ASS_MARKS = /\{\\[^}\n]{0,200}\}/g;
const KEPT_TAG = /&lt;(\/?)([biu])&gt;/gi;
const DROPPED_TAG = /&lt;\/?(?:font|span)\b[^\n]{0,200}?&gt;/gi;

function markedText(text: string): string {
  return text
    .replaceAll(ASS_MARKS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(KEPT_TAG, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .replaceAll(DROPPED_TAG, '');
}

function timestamp(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}
