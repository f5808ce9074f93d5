/** WebVTT as in https://www.w3.org/TR/webvtt1/#syntax. Parts that a browser would ignore are refused with a message. */
import { CAPTIONS_NOT_UTF8, CAPTIONS_NOT_WEBVTT } from '@portal/contract/sentences';
import { UnsupportedMediaError } from './media-errors.ts';

export interface WebVtt {
  /** UTF-8 without a byte order mark, with unchanged line ends. */
  readonly text: string;
  readonly cueCount: number;
  /** Seconds at which the last cue ends. */
  readonly end: number;
}

interface Block {
  /** The number of its first line, counted from 1. */
  readonly lineNumber: number;
  readonly lines: readonly string[];
}

const LINE_END = /\r\n|\n|\r/;
const SIGNATURE = /^WEBVTT(?:[ \t].*)?$/;
/** A SubRip file begins with a number and a time whose fraction follows a comma. */
const SUBRIP = /^\s*\d+\s*[\r\n]+\s*\d+:\d\d:\d\d,\d{3}\s*-->/;
const NO_CUE = /^(?:NOTE(?:[ \t]|$)|STYLE[ \t]*$|REGION[ \t]*$)/;
const TIMINGS = /^[ \t]*(\S+)[ \t]+-->[ \t]+(\S+)((?:[ \t].*)?)$/;
const TIMESTAMP = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;
const SETTING = /^(?:vertical|line|position|size|align|region):\S+$/;

/** @throws UnsupportedMediaError with a sentence that names the line at fault */
export function readWebVtt(bytes: Uint8Array): WebVtt {
  const text = decode(bytes);
  // Only the beginning is tested: on a file of blank lines the pattern would take very long.
  if (SUBRIP.test(text.slice(0, 100)))
    throw refused('This is a SubRip file (.srt). Please save it as WebVTT.');
  const [head, ...blocks] = blocksOf(text);
  if (head?.lineNumber !== 1 || !SIGNATURE.test(head.lines[0] ?? ''))
    throw refused(CAPTIONS_NOT_WEBVTT);
  if (head.lines.some((line) => line.includes('-->')))
    throw refused("A blank line is missing after 'WEBVTT'.");
  const ends = blocks.filter(({ lines }) => !NO_CUE.test(lines[0] ?? '')).map(endOfCue);
  if (ends.length === 0) throw refused('This WebVTT file holds no captions.');
  return { text, cueCount: ends.length, end: ends.reduce((a, b) => Math.max(a, b)) };
}

function decode(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    if (!text.includes('\0')) return text;
  } catch (cause) {
    throw new UnsupportedMediaError(CAPTIONS_NOT_UTF8, { cause });
  }
  throw refused(CAPTIONS_NOT_UTF8);
}

/** Groups of lines between blank lines. */
function blocksOf(text: string): Block[] {
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

/** Seconds. A cue may have a line with its name above the timings. */
function endOfCue({ lineNumber, lines }: Block): number {
  const at = lines.findIndex((line) => line.includes('-->'));
  if (at !== 0 && at !== 1) throw refusedAt(lineNumber, 'a caption must begin with its times');
  const [, from = '', to = '', settings = ''] = TIMINGS.exec(lines[at] ?? '') ?? [];
  const start = secondsOf(from);
  const end = secondsOf(to);
  const timingsAt = lineNumber + at;
  if (start === null || end === null)
    throw refusedAt(timingsAt, "times must read like '00:01.500 --> 00:04.000'");
  if (end <= start) throw refusedAt(timingsAt, 'a caption must end after it starts');
  if (!settings.split(/[ \t]+/).every((each) => each === '' || SETTING.test(each)))
    throw refusedAt(timingsAt, 'there is an unknown setting behind the times');
  const misplaced = lines.findIndex((line, index) => index > at && line.includes('-->'));
  if (misplaced !== -1)
    throw refusedAt(lineNumber + misplaced, 'a blank line is missing before the times');
  return end;
}

function secondsOf(timestamp: string): number | null {
  const [match, hours = '0', minutes, seconds, thousandths] = TIMESTAMP.exec(timestamp) ?? [];
  if (match === undefined) return null;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(`${seconds}.${thousandths}`);
}

function refused(sentence: string): UnsupportedMediaError {
  return new UnsupportedMediaError(sentence);
}

function refusedAt(line: number, problem: string): UnsupportedMediaError {
  return refused(`Line ${line} of the captions: ${problem}.`);
}
