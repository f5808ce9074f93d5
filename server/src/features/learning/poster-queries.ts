import type { Db } from '#server/platform/database/schema.ts';

/** The posters of the videos of a company's modules, those of a module in the order of its videos. */
export function findPosters(db: Db, companyId: number) {
  return db
    .selectFrom('modules')
    .innerJoin('videos', 'videos.module_id', 'modules.id')
    .innerJoin('posters', 'posters.video_id', 'videos.id')
    .where('modules.company_id', '=', companyId)
    .select(['videos.module_id', 'posters.media_key'])
    .orderBy('videos.module_id')
    .orderBy('videos.position')
    .orderBy('videos.id')
    .execute();
}
