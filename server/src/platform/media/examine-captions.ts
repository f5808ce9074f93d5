import { readFile } from 'node:fs/promises';
import { UnsupportedMediaError } from './media-errors.ts';
import { readWebVtt, type WebVtt } from './webvtt.ts';

/** A file, or its content. */
export type CaptionsSource = { readonly path: string } | { readonly text: string };

/** Runs in the worker thread. An error thrown there would arrive without its class. */
export async function examineCaptions(
  source: CaptionsSource,
): Promise<WebVtt | { readonly refusal: string }> {
  try {
    return readWebVtt('path' in source ? await readFile(source.path) : Buffer.from(source.text));
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error;
    return { refusal: error.message };
  }
}
