/** Captions are stored as text in the database, not in the media store. */

import { CAPTIONS_MAX_BYTES, SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { megabytesOf } from '@portal/contract/megabytes';
import { because } from '@portal/contract/reasons';
import { CAPTIONS_LABEL, type CaptionsWarning, canonicalLanguage } from '@portal/contract/videos';
import { AppError } from '#server/platform/http/app-error.ts';
import type { CaptionsSource } from '#server/platform/media/examine-captions.ts';
import { createReadCaptions } from '#server/platform/media/read-captions.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';

/** Captions are longer than their file where that leaves out the hours, or has many signs of markup. */
const STORED_MAX_BYTES = 2 * CAPTIONS_MAX_BYTES;

interface CaptionsFacts {
  readonly label?: string | undefined;
  readonly language?: string | undefined;
}

/** Captions whose content has been examined. */
export interface ExaminedCaptions {
  /** WebVTT. */
  readonly text: string;
  /** Seconds at which the first caption starts, and the last one ends. */
  readonly start: number;
  readonly end: number;
  readonly label: string;
  /** BCP 47; empty if it is not stated. */
  readonly language: string;
  readonly warnings: readonly CaptionsWarning[];
}

/** Throws UnsupportedMediaError if the content is neither WebVTT nor SubRip, INVALID_INPUT or TOO_LARGE if it is too long. */
export function createCaptionsReader(workers: Pick<WorkerPool, 'run'>) {
  const read = createReadCaptions(workers);
  return async (
    source: CaptionsSource,
    { label, language }: CaptionsFacts,
  ): Promise<ExaminedCaptions> => {
    if ('text' in source && Buffer.byteLength(source.text) > SAVED_CAPTIONS_MAX_BYTES)
      throw new AppError('INVALID_INPUT', because('captionsTooLarge'));
    const { text, start, end, leftOut, isGuessed } = await read(source);
    if (Buffer.byteLength(text) > STORED_MAX_BYTES)
      throw new AppError(
        'TOO_LARGE',
        because('fileTooLarge', { megabytes: megabytesOf(CAPTIONS_MAX_BYTES) }),
      );
    return {
      text,
      start,
      end,
      label: label || CAPTIONS_LABEL,
      language: canonicalLanguage(language) ?? '',
      warnings: [
        ...(isGuessed ? [{ kind: 'encoding-guessed' } as const] : []),
        ...(leftOut === null ? [] : [{ kind: 'left-out', ...leftOut } as const]),
      ],
    };
  };
}
