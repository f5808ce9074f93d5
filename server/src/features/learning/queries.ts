import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { questionCount, videoDuration } from './module-queries.ts';

/**
 * The modules of a company in training order, drafts among them, each with what the trainee has made
 * of it. Compiled once and remembered: every call of a trainee begins with it.
 */
export function prepareFindPath(db: Db) {
  return prepared(
    db,
    (param: Param<{ userId: number; companyId: number }>) =>
      db
        .selectFrom('modules')
        .leftJoin('progress', (join) =>
          join
            .onRef('progress.module_id', '=', 'modules.id')
            .on('progress.user_id', '=', param('userId')),
        )
        .select([
          'modules.id',
          'modules.name',
          'modules.description',
          'modules.quiz_version',
          'progress.reached_at',
          'progress.opened_at',
          'progress.watched_seconds',
          'progress.position_seconds',
          'progress.watched_to_seconds',
          'progress.watched_at',
          'progress.best_correct',
          'progress.best_total',
          'progress.passed_at',
        ])
        .select((eb) => [
          videoDuration(eb).as('video_duration'),
          questionCount(eb).as('question_count'),
        ])
        .where('modules.company_id', '=', param('companyId'))
        .orderBy('modules.position', (order) => order.asc().nullsLast())
        .orderBy('modules.id'),
    { remember: true },
  );
}
export type PathRow = Awaited<ReturnType<ReturnType<typeof prepareFindPath>>>[number];

export function prepareFindCompanyOf(db: Db) {
  return prepared(db, (param: Param<{ moduleId: number }>) =>
    db.selectFrom('modules').select('company_id').where('id', '=', param('moduleId')),
  );
}

export function prepareFindModuleOfVideo(db: Db) {
  return prepared(db, (param: Param<{ videoId: number }>) =>
    db.selectFrom('videos').select('module_id').where('id', '=', param('videoId')),
  );
}

export function findVideos(db: Db, moduleId: number) {
  return db
    .selectFrom('videos')
    .leftJoin('captions', 'captions.video_id', 'videos.id')
    .select(['videos.id', 'videos.media_key', 'videos.duration'])
    .select([
      'captions.media_key as captions_key',
      'captions.label as captions_label',
      'captions.language as captions_language',
    ])
    .where('videos.module_id', '=', moduleId)
    .orderBy('videos.position')
    .orderBy('videos.id')
    .execute();
}

/** In one statement with the version they make up: what is scored is what the version names. */
export function findQuestions(db: Db, moduleId: number) {
  return db
    .selectFrom('questions')
    .innerJoin('modules', 'modules.id', 'questions.module_id')
    .select([
      'questions.id',
      'questions.question',
      'questions.options',
      'questions.answer',
      'questions.explanation',
      'modules.quiz_version',
    ])
    .where('questions.module_id', '=', moduleId)
    .orderBy('questions.position')
    .orderBy('questions.id')
    .execute();
}
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];
