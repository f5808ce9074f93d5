/** The parts of WebVTT (https://www.w3.org/TR/webvtt1/#syntax) that the server checks and the transcript reads. */

/** A group of lines between blank lines. */
export interface Block {
  /** The number of its first line, counted from 1. */
  readonly lineNumber: number;
  readonly lines: readonly string[];
}

/** When a caption is shown, in seconds, and its settings as text. */
export interface Timings {
  readonly start: number;
  readonly end: number;
  readonly settings: string;
}

export const LINE_END = /\r\n|\n|\r/;
/** Stands between the times of a caption. */
export const ARROW = '-->';

const NO_CUE = /^(?:NOTE(?:[ \t]|$)|STYLE[ \t]*$|REGION[ \t]*$)/;
const TIMINGS = /^[ \t]*(\S+)[ \t]+-->[ \t]+(\S+)((?:[ \t].*)?)$/;
const TIMESTAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

/** The blocks of a file. The first one is its head. */
export function blocksOf(text: string): Block[] {
  const blocks: { lineNumber: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [index, line] of text.split(LINE_END).entries()) {
    if (line === '') isOpen = false;
    else if (isOpen) blocks.at(-1)?.lines.push(line);
    else {
      blocks.push({ lineNumber: index + 1, lines: [line] });
      isOpen = true;
    }
  }
  return blocks;
}

/** Reports whether a block is a caption, and no comment, style or region. */
export function isCue({ lines }: Block): boolean {
  return !NO_CUE.test(lines[0] ?? '');
}

/** Returns null for a line that does not read like '00:01.500 --> 00:04.000'. */
export function timingsOf(line: string): Timings | null {
  const [, from = '', to = '', settings = ''] = TIMINGS.exec(line) ?? [];
  const start = secondsOf(from);
  const end = secondsOf(to);
  return start === null || end === null ? null : { start, end, settings };
}

function secondsOf(timestamp: string): number | null {
  const [match, hours = '0', minutes, seconds, thousandths] = TIMESTAMP.exec(timestamp) ?? [];
  if (match === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`);
}
