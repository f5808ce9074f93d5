import { readFile } from 'node:fs/promises';
import { decodeCaptions } from '@portal/contract/captions-files';
import { examineText, type LeftOut, leftOutOf, webVttOf } from '@portal/contract/captions-text';
import type { Refusal } from '@portal/contract/reasons';
import { UnsupportedMediaError } from './media-errors.ts';

/** A file, or its content. */
export type CaptionsSource = { readonly path: string } | { readonly text: string };

/** Captions as they are stored: WebVTT in UTF-8, without a byte order mark. */
export interface CaptionsContent {
  readonly text: string;
  /** Seconds at which the first caption starts, and the last one ends. */
  readonly start: number;
  readonly end: number;
  /** The captions that cannot be shown; null without one. */
  readonly leftOut: LeftOut | null;
  /** The file states no encoding and is not in UTF-8: the text may have wrong letters. */
  readonly isGuessed: boolean;
}

/** Runs in the worker thread. An error thrown there would arrive without its class. */
export async function examineCaptions(
  source: CaptionsSource,
): Promise<CaptionsContent | { readonly refusal: Refusal }> {
  try {
    return readCaptionsFile('path' in source ? await readFile(source.path) : encode(source.text));
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error;
    return { refusal: error.refusal };
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Converts SubRip. Throws UnsupportedMediaError. */
export function readCaptionsFile(bytes: Uint8Array<ArrayBuffer>): CaptionsContent {
  const { text, isGuessed } = decodeCaptions(bytes, TextDecoder);
  const { captions, problem } = examineText(text);
  if (captions === null) throw new UnsupportedMediaError(problem);
  const { cues } = captions;
  return {
    text: webVttOf(captions),
    start: cues.reduce((first, { start }) => Math.min(first, start), Number.POSITIVE_INFINITY),
    end: cues.reduce((last, { end }) => Math.max(last, end), 0),
    leftOut: leftOutOf(captions),
    isGuessed,
  };
}
