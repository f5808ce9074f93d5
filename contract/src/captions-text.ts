/**
 * Captions in the text of a file: WebVTT (https://www.w3.org/TR/webvtt1/) and SubRip, which has no standard. What a
 * browser would play is read, and what programs write; captions with impossible times are left out and named.
 */

import { because, type Refusal } from './reasons.ts';

/** One caption. */
export interface Cue {
  /** Seconds. */
  readonly start: number;
  readonly end: number;
  /** Its place, in the words of WebVTT. */
  readonly settings: string;
  /** Text with the marks of WebVTT. */
  readonly lines: readonly string[];
}

export interface CaptionsText {
  readonly cues: readonly Cue[];
  /** The lines, counted from 1, with the times of the captions that cannot be shown. */
  readonly leftOut: readonly number[];
  /** Blocks of styles and regions, as they are in the file. */
  readonly styles: readonly string[];
}

/** Captions of which at least one can be shown, or the reason why there are none. */
export type ExaminedText =
  | { readonly captions: CaptionsText; readonly problem: null }
  | { readonly captions: null; readonly problem: Refusal };

/** The captions of a text that are left out, because their times cannot be shown. */
export interface LeftOut {
  /** The first lines with their times. */
  readonly lines: number[];
  readonly count: number;
  /** With those that can be shown. */
  readonly total: number;
}

/** Lines that a text about captions names. */
const LINES_NAMED = 5;

const LINE_END = /\r\n|\n|\r/;
const ARROW = '-->';
const WEBVTT = /^\s*WEBVTT(?=\s|$)/i;
/** A line in which one side of the arrow looks like a time. Another arrow is text. */
const TIMED = /^\s*(?:-?\d+[:.,]\S*\s*-->|\S+\s*-->\s*-?\d+[:.,]\d)/;
const TIMINGS = /^\s*(\S+?)\s*-->\s*(\S+)(.*)$/;
const NUMBER = /^\s*\d+\s*$/;
const NO_CUE = /^(?:NOTE(?:[ \t]|$)|STYLE[ \t]*$|REGION[ \t]*$)/;
const SETTING = /^(?:vertical|line|position|size|align|region):\S+$/;

export function examineText(text: string): ExaminedText {
  // PostgreSQL stores no text with a NUL.
  const captions = text.includes('\0') ? null : readCaptions(text);
  if (captions === null) return { captions, problem: because('captionsUnknown') };
  const { cues, leftOut } = captions;
  if (cues.length > 0) return { captions, problem: null };
  const problem =
    leftOut.length === 0
      ? because('captionsNone')
      : because('captionsAllLeftOut', {
          lines: leftOut.slice(0, LINES_NAMED),
          total: leftOut.length,
        });
  return { captions: null, problem };
}

/** Null if none is left out. */
export function leftOutOf({ cues, leftOut }: CaptionsText): LeftOut | null {
  const count = leftOut.length;
  if (count === 0) return null;
  return { lines: leftOut.slice(0, LINES_NAMED), count, total: cues.length + count };
}

/** Returns null for a text without any times of captions. */
export function readCaptions(text: string): CaptionsText | null {
  const isWebVtt = WEBVTT.test(text);
  const all = text.split(LINE_END);
  const { lines, styles } = isWebVtt ? withoutBlocks(all) : { lines: all, styles: [] };
  const toCue = isWebVtt ? webVttCue : subRipCue;
  const blocks = timedBlocks(lines);
  if (blocks.length === 0) return null;
  const cues: Cue[] = [];
  const leftOut: number[] = [];
  for (const { at, shown } of blocks.filter(({ shown }) => shown.length > 0)) {
    const times = timesOf(lines[at] ?? '');
    if (times === null) leftOut.push(at + 1);
    else cues.push(toCue(times, shown));
  }
  return { cues, leftOut, styles };
}

interface TimedBlock {
  /** The index of the line with the times. */
  readonly at: number;
  /** The lines of the text that are not blank. */
  readonly shown: readonly string[];
}

/**
 * Each line with times and the text up to the next caption, because some files have blank lines in a text, or none
 * before a number.
 */
function timedBlocks(lines: readonly string[]): TimedBlock[] {
  const timedAt = lines.flatMap((line, index) => (TIMED.test(line) ? [index] : []));
  const isNumbered = NUMBER.test(lines[(timedAt[0] ?? 0) - 1] ?? '');
  return timedAt.map((at, index) => {
    const next = timedAt[index + 1];
    const end = next === undefined ? lines.length : startOf(next, lines, isNumbered);
    return { at, shown: lines.slice(at + 1, end).filter((line) => line.trim() !== '') };
  });
}

/** The file as WebVTT without comments and names of captions. */
export function webVttOf({ cues, styles }: Pick<CaptionsText, 'cues' | 'styles'>): string {
  const blocks = cues.map(({ start, end, settings, lines }) => {
    const times = `${timestamp(start)} ${ARROW} ${timestamp(end)}`;
    return [settings === '' ? times : `${times} ${settings}`, ...lines].join('\n');
  });
  return `${['WEBVTT', ...styles, ...blocks].join('\n\n')}\n`;
}

/** Takes out the blocks that are no captions, and keeps the numbers of all lines. */
function withoutBlocks(all: readonly string[]): { lines: string[]; styles: string[] } {
  const lines = [...all];
  const styles: string[] = [];
  for (let at = 1; at < lines.length; at += 1) {
    if (lines[at - 1]?.trim() !== '' || !NO_CUE.test(lines[at] ?? '')) continue;
    let end = at;
    while (end < lines.length && lines[end] !== '' && !lines[end]?.includes(ARROW)) end += 1;
    const block = lines.splice(at, end - at, ...Array<string>(end - at).fill(''));
    if (!block[0]?.startsWith('NOTE')) styles.push(block.join('\n'));
    at = end;
  }
  return { lines, styles };
}

/** The first line of a caption: the one with its times, or its number or name above. */
function startOf(timedAt: number, lines: readonly string[], isNumbered: boolean): number {
  const above = lines[timedAt - 1] ?? '';
  const isName = isNumbered
    ? NUMBER.test(above)
    : above.trim() !== '' && lines[timedAt - 2]?.trim() === '';
  return isName ? timedAt - 1 : timedAt;
}

interface Times {
  readonly start: number;
  readonly end: number;
  readonly behind: string;
}

/** Null for times that cannot be shown. */
function timesOf(line: string): Times | null {
  const [, from = '', to = '', behind = ''] = TIMINGS.exec(line) ?? [];
  const start = secondsOf(from);
  const end = secondsOf(to);
  return start === null || end === null || end <= start ? null : { start, end, behind };
}

/**
 * Reads hours, minutes, seconds and a fraction of a second, as programs divide them: 1:02:03.500, 00:01,5, 00.00.01.000.
 * The hours or the fraction may be missing.
 */
function secondsOf(stamp: string): number | null {
  const parts = stamp.split(/[:.,]/);
  if (parts.length < 2 || parts.length > 4 || !parts.every((part) => /^\d+$/.test(part)))
    return null;
  const fraction = hasFraction(stamp, parts) ? `0.${parts.pop()}` : '0';
  const [seconds = 0, minutes = 0, hours = 0] = parts.toReversed().map(Number);
  if (seconds > 59 || (parts.length === 3 && minutes > 59)) return null;
  return Math.round((hours * 3600 + minutes * 60 + seconds + Number(fraction)) * 1000) / 1000;
}

function hasFraction(stamp: string, parts: readonly string[]): boolean {
  if (parts.length !== 3) return parts.length === 4;
  return /:\d+[.,]\d+$/.test(stamp) || (!stamp.includes(':') && parts[2]?.length === 3);
}

function webVttCue({ start, end, behind }: Times, lines: readonly string[]): Cue {
  const settings = behind.split(/\s+/).filter((each) => SETTING.test(each));
  return {
    start,
    end,
    settings: settings.join(' '),
    lines: lines.map((line) => line.replaceAll(ARROW, '--&gt;')),
  };
}

/** A mark of another format (ASS) that programs write into SubRip: the upper three of nine places. */
const AT_TOP = /\{\\an[789]\}/;
/** Marks of ASS: a position or a style in braces. */
const ASS_MARKS = /\{\\[^}\n]{0,200}\}/g;
const KEPT_TAG = /&lt;(\/?)([biu])&gt;/gi;
const DROPPED_TAG = /&lt;\/?(?:font|span)\b[^\n]{0,200}?&gt;/gi;

/** Bold, italic and underlined text stays, and a place at the top; fonts and colours are dropped. */
function subRipCue({ start, end }: Times, lines: readonly string[]): Cue {
  const isAtTop = lines.some((line) => AT_TOP.test(line));
  return { start, end, settings: isAtTop ? 'line:0' : '', lines: lines.map(markedText) };
}

function markedText(line: string): string {
  return line
    .replaceAll(ASS_MARKS, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll(KEPT_TAG, (_, slash: string, name: string) => `<${slash}${name.toLowerCase()}>`)
    .replaceAll(DROPPED_TAG, '');
}

function timestamp(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000);
  const whole = Math.floor(milliseconds / 1000);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = parts.map((part) => String(part).padStart(2, '0')).join(':');
  return `${clock}.${String(milliseconds % 1000).padStart(3, '0')}`;
}

/**
 * The whole hours by which the captions begin too late: programs for films count from 1:00:00. Zero if some belong to a
 * video of this length, or none would after a shift.
 */
export function hoursTooLate(cues: readonly Cue[], duration: number): number {
  const first = Math.min(...cues.map(({ start }) => start));
  const hours = Math.floor(first / 3600);
  return first >= duration && first - hours * 3600 < duration ? hours : 0;
}

export function earlierBy(hours: number, captions: CaptionsText): CaptionsText {
  const cues = captions.cues.map((cue) => ({
    ...cue,
    start: cue.start - hours * 3600,
    end: cue.end - hours * 3600,
  }));
  return { ...captions, cues };
}

const TAG = /<[^<>]*>/g;
const REFERENCE = /&(amp|lt|gt|quot|nbsp|lrm|rlm);/g;
const CHARACTERS: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', lrm: '', rlm: '' },
};

/** The text of a line without marks. */
export function plainText(line: string): string {
  return line
    .replace(TAG, '')
    .replace(REFERENCE, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim();
}
