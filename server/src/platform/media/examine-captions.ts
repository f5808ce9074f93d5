import { readFile } from 'node:fs/promises';
import { captionsFormatOf, decodeCaptions } from '@portal/contract/captions-files';
import { CAPTIONS_UNKNOWN } from '@portal/contract/sentences';
import { UnsupportedMediaError } from './media-errors.ts';
import { webVttOf } from './subrip.ts';
import { readWebVtt, type WebVtt } from './webvtt.ts';

/** A file, or its content. */
export type CaptionsSource = { readonly path: string } | { readonly text: string };

/** Captions as they are stored: WebVTT in UTF-8, without a byte order mark. */
export interface CaptionsContent extends WebVtt {
  /** The file states no encoding and is not in UTF-8: the text may have wrong letters. */
  readonly isGuessed: boolean;
}

/** Runs in the worker thread. An error thrown there would arrive without its class. */
export async function examineCaptions(
  source: CaptionsSource,
): Promise<CaptionsContent | { readonly refusal: string }> {
  try {
    return readCaptionsFile('path' in source ? await readFile(source.path) : encode(source.text));
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error;
    return { refusal: error.message };
  }
}

const encode = (text: string) => new TextEncoder().encode(text);

/** Converts SubRip. Throws UnsupportedMediaError. */
export function readCaptionsFile(bytes: Uint8Array<ArrayBuffer>): CaptionsContent {
  const { text, isGuessed } = decodeCaptions(bytes, TextDecoder);
  // PostgreSQL stores no text with a NUL.
  if (text.includes('\0')) throw new UnsupportedMediaError(CAPTIONS_UNKNOWN);
  const webVtt = captionsFormatOf(text) === 'subrip' ? webVttOf(text) : text;
  return { ...readWebVtt(webVtt), isGuessed };
}
