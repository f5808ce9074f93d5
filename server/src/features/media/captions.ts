/** Captions are stored as text in the database, not in the media store. */
import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { CAPTIONS_TOO_LARGE } from '@portal/contract/sentences';
import { CAPTIONS_LABEL } from '@portal/contract/videos';
import { AppError } from '#server/platform/http/app-error.ts';
import type { CaptionsSource } from '#server/platform/media/examine-captions.ts';
import { createReadCaptions } from '#server/platform/media/read-captions.ts';
import type { WebVtt } from '#server/platform/media/webvtt.ts';
import type { WorkerPool } from '#server/platform/worker/worker-pool.ts';

interface CaptionsFacts {
  readonly label?: string | undefined;
  readonly language?: string | undefined;
}

/** Captions whose content has been examined. */
export interface ExaminedCaptions extends WebVtt {
  readonly label: string;
  /** BCP 47. */
  readonly language: string | null;
}

/** Throws UnsupportedMediaError if the content is not WebVTT, INVALID_INPUT if it is too long. */
export function createCaptionsReader(workers: Pick<WorkerPool, 'run'>) {
  const read = createReadCaptions(workers);
  return async (
    source: CaptionsSource,
    { label, language }: CaptionsFacts,
  ): Promise<ExaminedCaptions> => {
    if ('text' in source && Buffer.byteLength(source.text) > SAVED_CAPTIONS_MAX_BYTES)
      throw new AppError('INVALID_INPUT', CAPTIONS_TOO_LARGE);
    return {
      ...(await read(source)),
      label: label || CAPTIONS_LABEL,
      language: language ? (Intl.getCanonicalLocales(language)[0] ?? null) : null,
    };
  };
}
