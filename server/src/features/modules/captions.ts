/** Captions are in the database as text: they go with their video, and no store has to serve them. */

import { SAVED_CAPTIONS_MAX_BYTES } from '@portal/contract/limits';
import { CAPTIONS_TOO_LARGE } from '@portal/contract/sentences';
import type { Db, Schema } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import type { CaptionsSource } from '../../platform/media/examine-captions.ts';
import { newMediaKey } from '../../platform/media/media-key.ts';
import { createReadCaptions } from '../../platform/media/read-captions.ts';
import type { WorkerPool } from '../../platform/worker/worker-pool.ts';
import * as queries from './captions-queries.ts';
import type { ContentChange } from './content-change.ts';
import { recordModule } from './module-activity.ts';

/** The extension of the keys of captions; no file of the media store has it. */
export const CAPTIONS_EXTENSION = 'vtt';
const LABEL_DEFAULT = 'Captions';

interface CaptionsFacts {
  readonly label?: string | undefined;
  readonly language?: string | undefined;
}

/** Captions whose content has been examined. */
export interface ReadCaptions {
  /** WebVTT. */
  readonly text: string;
  /** Seconds at which the last one ends. */
  readonly end: number;
  readonly label: string;
  /** BCP 47. */
  readonly language: string | null;
}

/** The function throws UnsupportedMediaError where the content is no WebVTT; INVALID_INPUT where it is too long. */
export function createCaptionsReader(workers: Pick<WorkerPool, 'run'>) {
  const read = createReadCaptions(workers);
  return async (
    source: CaptionsSource,
    { label, language }: CaptionsFacts,
  ): Promise<ReadCaptions> => {
    if ('text' in source && Buffer.byteLength(source.text) > SAVED_CAPTIONS_MAX_BYTES)
      throw new AppError('INVALID_INPUT', CAPTIONS_TOO_LARGE);
    const { text, end } = await read(source);
    return {
      text,
      end,
      label: label || LABEL_DEFAULT,
      language: language ? (Intl.getCanonicalLocales(language)[0] ?? null) : null,
    };
  };
}

export interface CaptionsChange {
  /** Null removes those that are there. */
  readonly wanted: ReadCaptions | null;
  /** The module's first video unless given. */
  readonly videoId: number | undefined;
}

export interface ChangedCaptions {
  readonly isChanged: boolean;
  /** What the admin should know; null if nothing. */
  readonly warning: string | null;
}

/**
 * Gives a video of the module captions in the place of those it has, or removes them.
 * Throws NOT_FOUND for an unknown video; CONFLICT where there is no video to caption.
 */
export async function changeCaptions(
  change: ContentChange,
  { wanted, videoId }: CaptionsChange,
): Promise<ChangedCaptions> {
  const video = await findVideo(change.tx, change.module.id, videoId);
  if (wanted === null)
    return { isChanged: video !== undefined && (await removeFrom(video, change)), warning: null };
  if (video === undefined) throw new AppError('CONFLICT', NO_VIDEO);
  await putOn(video, wanted, change);
  return {
    isChanged: true,
    warning: wanted.end > video.duration + ROUNDING_SECONDS ? TOO_LONG : null,
  };
}

interface CaptionedVideo {
  readonly id: number;
}

async function putOn({ id }: CaptionedVideo, wanted: ReadCaptions, change: ContentChange) {
  const { tx, at } = change;
  const captions = {
    video_id: id,
    // A new key each time: what is under a key never changes.
    media_key: newMediaKey(CAPTIONS_EXTENSION),
    label: wanted.label,
    language: wanted.language,
    content: wanted.text,
    created_at: at,
  };
  const replaced = await queries.replaceCaptions(tx, captions);
  await recordModule(
    tx,
    { ...change, action: 'module.captions-saved' },
    {
      ...(replaced === undefined ? {} : { before: captionFields(replaced) }),
      after: captionFields(captions),
    },
  );
}

async function removeFrom({ id }: CaptionedVideo, change: ContentChange): Promise<boolean> {
  const removed = await queries.deleteCaptions(change.tx, id);
  if (removed === undefined) return false;
  const act = { ...change, action: 'module.captions-removed' } as const;
  await recordModule(change.tx, act, { before: captionFields(removed) });
  return true;
}

const captionFields = ({ label, language }: Pick<Schema['captions'], 'label' | 'language'>) => ({
  captions: label,
  language,
});

/** The video of that id, which has to exist, or the module's first, which need not. */
async function findVideo(tx: Db, moduleId: number, videoId: number | undefined) {
  const video = await queries.findVideo(tx, moduleId, videoId);
  return videoId === undefined ? video : found(video, 'Video not found or already deleted');
}

/** The last caption often stays to the end of the picture, by another clock than the video's. */
const ROUNDING_SECONDS = 1;
const NO_VIDEO = 'Please upload a video before its captions.';
const TOO_LONG =
  'Some captions come after the end of the video. Please check that they belong to it.';
