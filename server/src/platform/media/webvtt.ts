/** WebVTT as in https://www.w3.org/TR/webvtt1/#syntax. Parts that a browser would ignore are refused with a message. */
import { CAPTIONS_UNKNOWN } from '@portal/contract/sentences';
import { ARROW, type Block, blocksOf, isCue, timingsOf } from '@portal/contract/webvtt';
import { UnsupportedMediaError } from './media-errors.ts';

export interface WebVtt {
  readonly text: string;
  readonly cueCount: number;
  /** Seconds at which the last cue ends. */
  readonly end: number;
}

const SIGNATURE = /^WEBVTT(?:[ \t].*)?$/;
const SETTING = /^(?:vertical|line|position|size|align|region):\S+$/;

/**
 * @param text without a byte order mark
 * @throws UnsupportedMediaError with a sentence that names the line at fault
 */
export function readWebVtt(text: string): WebVtt {
  const [head, ...blocks] = blocksOf(text);
  if (head?.lineNumber !== 1 || !SIGNATURE.test(head.lines[0] ?? ''))
    throw new UnsupportedMediaError(CAPTIONS_UNKNOWN);
  if (head.lines.some((line) => line.includes(ARROW)))
    throw new UnsupportedMediaError("A blank line is missing after 'WEBVTT'.");
  const ends = blocks.filter(isCue).map(endOfCue);
  if (ends.length === 0) throw new UnsupportedMediaError('This file holds no captions.');
  return { text, cueCount: ends.length, end: ends.reduce((a, b) => Math.max(a, b)) };
}

/** Seconds. A cue may have a line with its name above the timings. */
function endOfCue({ lineNumber, lines }: Block): number {
  const at = lines.findIndex((line) => line.includes(ARROW));
  if (at !== 0 && at !== 1) throw refusedAt(lineNumber, 'a caption must begin with its times');
  const timings = timingsOf(lines[at] ?? '');
  const timingsAt = lineNumber + at;
  if (timings === null)
    throw refusedAt(timingsAt, "times must read like '00:01.500 --> 00:04.000'");
  const { start, end, settings } = timings;
  if (end <= start) throw refusedAt(timingsAt, ENDS_TOO_EARLY);
  if (!settings.split(/[ \t]+/).every((each) => each === '' || SETTING.test(each)))
    throw refusedAt(timingsAt, 'there is an unknown setting behind the times');
  const misplaced = lines.findIndex((line, index) => index > at && line.includes(ARROW));
  if (misplaced !== -1)
    throw refusedAt(lineNumber + misplaced, 'a blank line is missing before the times');
  return end;
}

export const ENDS_TOO_EARLY = 'a caption must end after it starts';

/** The refusal of a line, counted from 1. */
export function refusedAt(line: number, problem: string): UnsupportedMediaError {
  return new UnsupportedMediaError(`Line ${line} of the captions: ${problem}.`);
}
