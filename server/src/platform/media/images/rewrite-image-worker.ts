/**
 * Rewrites one image file in place: `node rewrite-image-worker.js PATH SIDE`. A process of its own, because work of
 * libvips goes on in a thread that is stopped, and because a crash in a decoder ends the whole process.
 */

import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import type { Refusal } from '@portal/contract/reasons';
import { UnsupportedMediaError } from '../media-errors.ts';
import type { StagedContent } from '../media-store.ts';
import { rewriteImage } from './rewrite-image.ts';

/** The program writes it to the standard output, as JSON. */
export type RewriteResult = StagedContent | { readonly refusal: Refusal };

async function rewriteFile(path: string, sideMax: number): Promise<RewriteResult> {
  try {
    const bytes = await rewriteImage(await readFile(path), sideMax);
    await writeFile(path, bytes);
    return { size: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
  } catch (error) {
    if (!(error instanceof UnsupportedMediaError)) throw error;
    return { refusal: error.refusal };
  }
}

const [path = '', sideMax] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await rewriteFile(path, Number(sideMax))));
