import type { Db } from '../../platform/database/schema.ts';
import { AppError, found } from '../../platform/http/app-error.ts';
import {
  deleteCaptions,
  type ExaminedCaptions,
  findVideo,
  replaceCaptions,
} from '../media/service.ts';
import type { ContentChange } from './locked-module.ts';
import { recordModule } from './module-activity.ts';

export interface CaptionsChange {
  /** Null removes the captions. */
  readonly wanted: ExaminedCaptions | null;
  /** The module's first video unless given. */
  readonly videoId: number | undefined;
}

export interface ChangedCaptions {
  readonly isChanged: boolean;
  /** A sentence for the admin; null if there is nothing to say. */
  readonly warning: string | null;
}

/** Replaces or removes the captions of a video. Throws NOT_FOUND for an unknown video, CONFLICT without any. */
export async function changeCaptions(
  change: ContentChange,
  { wanted, videoId }: CaptionsChange,
): Promise<ChangedCaptions> {
  const video = await videoOf(change.tx, change.module.id, videoId);
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

async function putOn({ id }: CaptionedVideo, captions: ExaminedCaptions, change: ContentChange) {
  const { tx, at } = change;
  const replaced = await replaceCaptions(tx, { videoId: id, captions, createdAt: at });
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
  const removed = await deleteCaptions(change.tx, id);
  if (removed === undefined) return false;
  const act = { ...change, action: 'module.captions-removed' } as const;
  await recordModule(change.tx, act, { before: captionFields(removed) });
  return true;
}

const captionFields = ({ label, language }: Pick<ExaminedCaptions, 'label' | 'language'>) => ({
  captions: label,
  language,
});

/** The video with this id, which must exist, or the module's first, if it has one. */
async function videoOf(tx: Db, moduleId: number, videoId: number | undefined) {
  const video = await findVideo(tx, moduleId, videoId);
  return videoId === undefined ? video : found(video, 'Video not found or already deleted');
}

/** The last caption often stays to the end of the picture, by another clock than the video's. */
const ROUNDING_SECONDS = 1;
const NO_VIDEO = 'Please upload a video before its captions.';
const TOO_LONG =
  'Some captions come after the end of the video. Please check that they belong to it.';
