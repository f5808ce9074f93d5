import type { Db, Schema } from '../../platform/database/schema.ts';

/** The one of these id, or the module's first. */
export function findVideo(db: Db, moduleId: number, videoId?: number) {
  return db
    .selectFrom('videos')
    .where('module_id', '=', moduleId)
    .$if(videoId !== undefined, (query) => query.where('id', '=', Number(videoId)))
    .select(['id', 'duration'])
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns those that they replace, if any. */
export async function replaceCaptions(tx: Db, captions: Schema['captions']) {
  const replaced = await deleteCaptions(tx, captions.video_id);
  await tx.insertInto('captions').values(captions).execute();
  return replaced;
}

export function deleteCaptions(tx: Db, videoId: number) {
  return tx
    .deleteFrom('captions')
    .where('video_id', '=', videoId)
    .returning(['label', 'language'])
    .executeTakeFirst();
}
