/** The versions of the questions and the video of a module, and its edition, as a pass keeps them. */
import { expressionBuilder } from 'kysely';
import type { Schema } from '#server/platform/database/schema.ts';

/** The columns of the progress, with the versions of the present questions. */
export function versionsOf(moduleId: number) {
  const { selectFrom } = expressionBuilder<Schema, never>();
  return {
    passed_questions_saved_at: selectFrom('modules')
      .select('modules.questions_saved_at')
      .where('modules.id', '=', moduleId)
      .where(({ exists, selectFrom: from }) =>
        exists(
          from('questions')
            .select('questions.id')
            .whereRef('questions.module_id', '=', 'modules.id'),
        ),
      ),
    ...videoVersionOf(moduleId),
  };
}

/** @param until milliseconds since 1970: the version is unknown if a video was saved later */
export function videoVersionOf(moduleId: number, until = Number.MAX_SAFE_INTEGER) {
  const { selectFrom } = expressionBuilder<Schema, never>();
  const videos = selectFrom('videos')
    .where('videos.module_id', '=', moduleId)
    .having(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('videos.created_at'), lit(0)), '<=', until));
  return {
    edition: selectFrom('modules')
      .select('modules.edition')
      .where('modules.id', '=', moduleId)
      .$asScalar()
      .$notNull(),
    passed_video_saved_at: videos.select(({ fn }) => fn.max('videos.created_at').as('saved_at')),
    passed_video_seconds: videos.select(({ fn, lit }) =>
      fn.coalesce(fn.sum<number>('videos.duration'), lit(0)).as('seconds'),
    ),
  };
}
