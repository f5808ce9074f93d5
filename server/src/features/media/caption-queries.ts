/** Queries for the captions of videos. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { ExaminedCaptions } from './captions.ts';

/** The extension of the keys of captions; no file of the media store has it. */
export const CAPTIONS_EXTENSION = 'vtt';

export type CaptionsRow = Awaited<ReturnType<typeof listCaptions>>[number];

/** The captions of some videos without their texts, in the order of their languages. */
export async function listCaptions(db: Db, videoIds: readonly number[]) {
  if (videoIds.length === 0) return [];
  return withoutTexts(db).where('captions.video_id', 'in', videoIds).execute();
}

/** The captions of the videos of a module, like {@link listCaptions}. */
export const listCaptionsOfModule = prepared((db, param: Param<{ moduleId: number }>) =>
  withoutTexts(db)
    .innerJoin('videos', 'videos.id', 'captions.video_id')
    .where('videos.module_id', '=', param('moduleId')),
);

const withoutTexts = (db: Db) =>
  db
    .selectFrom('captions')
    .select(['captions.video_id', 'captions.language', 'captions.label', 'captions.media_key'])
    .orderBy('captions.video_id')
    .orderBy('captions.language');

/**
 * Stores the captions of a language under a new key, because the content under a key never changes. It replaces those
 * that the video has in this language.
 */
export async function saveCaptions(
  tx: Db,
  videoId: number,
  { captions, createdAt }: { readonly captions: ExaminedCaptions; readonly createdAt: number },
): Promise<void> {
  const { language, label, text: content } = captions;
  const track = {
    media_key: newMediaKey(CAPTIONS_EXTENSION),
    label,
    content,
    created_at: createdAt,
  };
  await tx
    .insertInto('captions')
    .values({ video_id: videoId, language, ...track })
    .onConflict((conflict) => conflict.columns(['video_id', 'language']).doUpdateSet(track))
    .execute();
}

export async function deleteCaptions(tx: Db, videoId: number, language: string): Promise<void> {
  await tx
    .deleteFrom('captions')
    .where('video_id', '=', videoId)
    .where('language', '=', language)
    .execute();
}
