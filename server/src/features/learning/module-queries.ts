/** Queries for a module, its videos and questions, and parts of selects on `modules` that other queries share. */
import type { ExpressionBuilder } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Schema } from '#server/platform/database/schema.ts';

type OnModules = ExpressionBuilder<Schema, 'modules'>;

export const videoDuration = (eb: OnModules) =>
  eb
    .selectFrom('videos')
    .select(({ fn, lit }) => fn.coalesce(fn.sum<number>('videos.duration'), lit(0)).as('seconds'))
    .whereRef('videos.module_id', '=', 'modules.id')
    .$asScalar()
    .$notNull();

export const questionCount = (eb: OnModules) =>
  eb
    .selectFrom('questions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .whereRef('questions.module_id', '=', 'modules.id')
    .$asScalar()
    .$notNull();

/** 1 if a video of the module has a poster. */
export const posterFlag = (eb: OnModules) =>
  eb
    .case()
    .when(
      eb.exists(
        eb
          .selectFrom('videos')
          .innerJoin('posters', 'posters.video_id', 'videos.id')
          .select('posters.id')
          .whereRef('videos.module_id', '=', 'modules.id'),
      ),
    )
    .then(1)
    .else(0)
    .end();

/** Not a draft. A draft has neither a video nor a question. */
export const isReady = (eb: OnModules) =>
  eb.or([
    eb.exists(eb.selectFrom('videos').select('id').whereRef('module_id', '=', 'modules.id')),
    eb.exists(eb.selectFrom('questions').select('id').whereRef('module_id', '=', 'modules.id')),
  ]);

export const findCompanyOf = prepared((db, param: Param<{ moduleId: number }>) =>
  db.selectFrom('modules').select('company_id').where('id', '=', param('moduleId')),
);

export const findModuleOfVideo = prepared((db, param: Param<{ videoId: number }>) =>
  db.selectFrom('videos').select('module_id').where('id', '=', param('videoId')),
);

export const findVideos = prepared((db, param: Param<{ moduleId: number }>) =>
  db
    .selectFrom('videos')
    .select(['videos.id', 'videos.media_key', 'videos.duration'])
    .where('videos.module_id', '=', param('moduleId'))
    .orderBy('videos.position')
    .orderBy('videos.id'),
);

/** Reads the questions and their version in one statement, so that scored questions belong to the version. */
export const findQuestions = prepared((db, param: Param<{ moduleId: number }>) =>
  db
    .selectFrom('questions')
    .innerJoin('modules', 'modules.id', 'questions.module_id')
    .select([
      'questions.id',
      'questions.question',
      'questions.options',
      'questions.answer',
      'questions.explanation',
      'questions.fixed_order_since',
      'modules.quiz_version',
    ])
    .where('questions.module_id', '=', param('moduleId'))
    .orderBy('questions.position')
    .orderBy('questions.id'),
);
export type QuestionRow = Awaited<ReturnType<typeof findQuestions>>[number];
