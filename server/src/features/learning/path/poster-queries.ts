import { type Param, prepared } from '#server/platform/database/prepared.ts';

/** The posters of the videos of a company's modules, those of a module in the order of its videos. */
export const findPosters = prepared((db, param: Param<{ companyId: number }>) =>
  db
    .selectFrom('modules')
    .innerJoin('videos', 'videos.module_id', 'modules.id')
    .innerJoin('posters', 'posters.video_id', 'videos.id')
    .where('modules.company_id', '=', param('companyId'))
    .select(['videos.module_id', 'posters.media_key'])
    .orderBy('videos.module_id')
    .orderBy('videos.position')
    .orderBy('videos.id'),
);
