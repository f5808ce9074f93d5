/** Queries for the captions of videos. */
import type { Db } from '#server/platform/database/schema.ts';
import { newMediaKey } from '#server/platform/media/media-key.ts';
import type { ExaminedCaptions } from './captions.ts';

/** The extension of the keys of captions; no file of the media store has it. */
export const CAPTIONS_EXTENSION = 'vtt';

export type CaptionsRow = Awaited<ReturnType<typeof listCaptions>>[number];

/** The captions of some videos without their texts, in the order of their languages. */
export async function listCaptions(db: Db, videoIds: readonly number[]) {
  if (videoIds.length === 0) return [];
  return db
    .selectFrom('captions')
    .where('video_id', 'in', videoIds)
    .select(['video_id', 'language', 'label', 'media_key'])
    .orderBy('video_id')
    .orderBy('language')
    .execute();
}

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
