import type { Db } from '#server/platform/database/schema.ts';
import { AppError, requireFound } from '#server/platform/http/app-error.ts';
import { type ExaminedCaptions, findVideo, replaceCaptions } from '../media/service.ts';
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

export const UNCHANGED_CAPTIONS: ChangedCaptions = { isChanged: false, warning: null };

/** Replaces or removes the captions of a video. Throws NOT_FOUND for an unknown video, CONFLICT without any. */
export async function changeCaptions(
  change: ContentChange,
  { wanted, videoId }: CaptionsChange,
): Promise<ChangedCaptions> {
  const { tx, module, at } = change;
  const video = await videoOf(tx, module.id, videoId);
  if (video === undefined && wanted === null) return UNCHANGED_CAPTIONS;
  if (video === undefined) throw new AppError('CONFLICT', NO_VIDEO);
  const replacement = { videoId: video.id, captions: wanted, createdAt: at };
  const replaced = await replaceCaptions(tx, replacement);
  if (replaced === undefined && wanted === null) return UNCHANGED_CAPTIONS;
  const action = wanted === null ? 'module.captions-removed' : 'module.captions-saved';
  await recordModule(
    tx,
    { ...change, action },
    {
      ...(replaced && { before: captionFields(replaced) }),
      ...(wanted && { after: captionFields(wanted) }),
    },
  );
  const isTooLong = wanted !== null && wanted.end > video.duration + ROUNDING_SECONDS;
  return { isChanged: true, warning: isTooLong ? TOO_LONG : null };
}

const captionFields = ({ label, language }: Pick<ExaminedCaptions, 'label' | 'language'>) => ({
  captions: label,
  language,
});

/** The video with this id, which must exist, or the module's first, if it has one. */
async function videoOf(tx: Db, moduleId: number, videoId: number | undefined) {
  const video = await findVideo(tx, moduleId, videoId);
  return videoId === undefined ? video : requireFound(video, 'Video not found or already deleted');
}

/** The last caption often ends with the video, but is rounded differently. */
const ROUNDING_SECONDS = 1;
const NO_VIDEO = 'Please upload a video before its captions.';
const TOO_LONG =
  'Some captions come after the end of the video. Please check that they belong to it.';
