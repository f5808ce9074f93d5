import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { UnsupportedMediaError } from '../media-errors.ts';
import type { StagedContent } from '../media-store.ts';
import { type ImageFormat, rewriteImage } from './rewrite-image.ts';

/**
 * Replaces the file with the rewritten image. Runs in the worker thread. An error thrown there would arrive without its
 * class.
 */
export async function rewriteImageFile(
  path: string,
): Promise<(ImageFormat & StagedContent) | { readonly refusal: string }> {
  try {
    const { bytes, contentType, extension } = await rewriteImage(await readFile(path));
    await writeFile(path, bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return { contentType, extension, size: bytes.length, sha256 };
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error;
    return { refusal: error.message };
  }
}
