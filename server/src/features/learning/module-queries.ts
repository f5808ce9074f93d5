/** What every query of this feature asks of a module, as parts of a select on `modules`. */
import type { ExpressionBuilder } from 'kysely';
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

/** Not a draft, which has neither a video nor a question. */
export const isReady = (eb: OnModules) =>
  eb.or([
    eb.exists(eb.selectFrom('videos').select('id').whereRef('module_id', '=', 'modules.id')),
    eb.exists(eb.selectFrom('questions').select('id').whereRef('module_id', '=', 'modules.id')),
  ]);
