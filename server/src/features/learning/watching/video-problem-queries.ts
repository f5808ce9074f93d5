import type { VideoProblem } from '@portal/contract/learning';
import { VIDEO_PROBLEMS_MAX } from '@portal/contract/limits';
import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';

interface Reported {
  readonly videoId: number;
  readonly problem: VideoProblem;
  readonly userId: number;
  readonly now: number;
}

/**
 * Has no effect on a video or user that was deleted meanwhile, on a repeated report, and beyond the number of rows that
 * one deletion of the video can remove at once.
 */
export async function insertVideoProblem(db: Db, { videoId, problem, userId, now }: Reported) {
  await db
    .insertInto('video_problems')
    .columns(['video_id', 'problem', 'user_id', 'reported_at'])
    .expression((eb) =>
      eb
        .selectFrom('videos')
        .innerJoin('users', (join) => join.on('users.id', '=', userId))
        .select([
          'videos.id as video_id',
          sql<VideoProblem>`cast(${problem} as text)`.as('problem'),
          'users.id as user_id',
          sql<number>`cast(${now} as bigint)`.as('reported_at'),
        ])
        .where('videos.id', '=', videoId)
        .where(
          ({ selectFrom }) =>
            selectFrom('video_problems')
              .select(({ fn }) => fn.countAll<number>().as('count'))
              .where('video_id', '=', videoId)
              .where('problem', '=', problem)
              .$asScalar()
              .$notNull(),
          '<',
          VIDEO_PROBLEMS_MAX,
        ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The trainee has watched the videos of the module to their end after all. */
export async function deleteFinishedProblem(
  tx: Db,
  { userId, moduleId }: { readonly userId: number; readonly moduleId: number },
): Promise<void> {
  await tx
    .deleteFrom('video_problems')
    .where('user_id', '=', userId)
    .where('problem', '=', 'cannot-finish')
    .where('video_id', 'in', ({ selectFrom }) =>
      selectFrom('videos').select('id').where('module_id', '=', moduleId),
    )
    .execute();
}
