/** Queries for the posters of videos, and those that wait for the save of a module. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';

export type PosterRow = Awaited<ReturnType<typeof listPosters>>[number];

/** The posters of some videos, at most one for each. */
export async function listPosters(db: Db, videoIds: readonly number[]) {
  if (videoIds.length === 0) return [];
  return ofVideos(db).where('posters.video_id', 'in', videoIds).execute();
}

/** The posters of the videos of a module, like {@link listPosters}. */
export const listPostersOfModule = prepared((db, param: Param<{ moduleId: number }>) =>
  ofVideos(db)
    .innerJoin('videos', 'videos.id', 'posters.video_id')
    .where('videos.module_id', '=', param('moduleId')),
);

const ofVideos = (db: Db) =>
  db
    .selectFrom('posters')
    .select(({ ref }) => [
      ref('posters.video_id').$notNull().as('video_id'),
      'posters.id',
      'posters.media_key',
    ]);

interface NewPoster {
  readonly mediaKey: string;
  readonly createdBy: number;
  readonly companyId: number | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

export async function insertPoster(
  db: Db,
  { mediaKey, createdBy, companyId, createdAt }: NewPoster,
): Promise<number> {
  const { id } = await db
    .insertInto('posters')
    .values({
      media_key: mediaKey,
      created_by: createdBy,
      company_id: companyId,
      created_at: createdAt,
      video_id: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface WantedPoster {
  readonly id: number;
  readonly videoId: number;
  readonly createdBy: number | null;
  readonly companyId: number;
  /** Posters of this time and older ones have expired if no video has them. */
  readonly expiredAt: number;
}

/** Gives a waiting poster of the user to the video, which must have none. Returns false if there is no such poster. */
export async function assignPoster(
  tx: Db,
  { id, videoId, createdBy, companyId, expiredAt }: WantedPoster,
): Promise<boolean> {
  const assigned = await tx
    .updateTable('posters')
    .set({ video_id: videoId })
    .where('id', '=', id)
    .where('video_id', 'is', null)
    .where('created_by', '=', createdBy)
    .where(({ eb, or }) => or([eb('company_id', 'is', null), eb('company_id', '=', companyId)]))
    .where('created_at', '>', expiredAt)
    .returning('id')
    .executeTakeFirst();
  return assigned !== undefined;
}

/** Deletes the poster of a video and returns its key; null if it has none. */
export async function deletePoster(tx: Db, videoId: number): Promise<string | null> {
  const deleted = await tx
    .deleteFrom('posters')
    .where('video_id', '=', videoId)
    .returning('media_key')
    .executeTakeFirst();
  return deleted?.media_key ?? null;
}

/** Deletes the posters of a module's videos and returns their keys. */
export async function deletePostersOf(tx: Db, moduleId: number): Promise<string[]> {
  const ofModule = tx.selectFrom('videos').select('id').where('module_id', '=', moduleId);
  const rows = await tx
    .deleteFrom('posters')
    .where('video_id', 'in', ofModule)
    .returning('media_key')
    .execute();
  return rows.map(({ media_key }) => media_key);
}

/** Deletes the oldest expired posters without a video, at most `count`; returns the keys of their files. */
export async function deleteExpiredPosters(
  db: Db,
  { expiredAt, count }: { readonly expiredAt: number; readonly count: number },
): Promise<string[]> {
  const expired = db
    .selectFrom('posters')
    .select('id')
    .where('video_id', 'is', null)
    .where('created_at', '<=', expiredAt)
    .orderBy('created_at')
    .limit(count);
  const rows = await db
    .deleteFrom('posters')
    .where('id', 'in', expired)
    .where('video_id', 'is', null)
    .returning('media_key')
    .execute();
  return rows.map(({ media_key }) => media_key);
}
