/** Reads and changes the evidence of watching. Reports add to it by `watching-queries.ts`. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { WatchingKey } from './watching-queries.ts';

/** The number of bytes stays unknown if it was unknown before. */
export const addFilmBytes = prepared((db, param: Param<WatchingKey & { bytes: number }>) =>
  db
    .updateTable('watching_sessions')
    .set((eb) => ({
      film_bytes: eb('film_bytes', '+', eb.cast<number>(eb.val(param('bytes')), 'bigint')),
    }))
    .where('run_id', '=', param('runId'))
    .where('module_id', '=', param('moduleId'))
    .where('session_id', '=', param('sessionId')),
);

/**
 * For each module what all sessions of a trainee show: the number and seconds of those in one run, and the bytes over
 * all runs, because a browser may play what it has loaded before.
 */
export function sumUpSessions(db: Db, { userId, runId }: { userId: number; runId: number }) {
  return db
    .selectFrom('watching_sessions')
    .innerJoin('runs', 'runs.id', 'watching_sessions.run_id')
    .where('runs.user_id', '=', userId)
    .groupBy('watching_sessions.module_id')
    .select(({ fn, eb, lit }) => {
      const isOfRun = eb('watching_sessions.run_id', '=', runId);
      return [
        'watching_sessions.module_id',
        fn.sum<number>(eb.case().when(isOfRun).then(lit(1)).else(lit(0)).end()).as('sessions'),
        fn
          .sum<number>(eb.case().when(isOfRun).then(eb.ref('seconds')).else(lit(0)).end())
          .as('seconds'),
        fn.sum<number | null>('film_bytes').as('known_bytes'),
        fn
          .sum<number>(eb.case().when('film_bytes', 'is', null).then(lit(1)).else(lit(0)).end())
          .as('sessions_without_bytes'),
      ];
    })
    .execute();
}
export type SessionsRow = Awaited<ReturnType<typeof sumUpSessions>>[number];

/** Sessions shown for a module, the newest ones. */
const SESSIONS_MAX = 100;

export function listSessions(db: Db, runId: number, moduleId: number) {
  return db
    .selectFrom('watching_sessions')
    .select(['started_at', 'reported_at', 'seconds', 'film_bytes', 'device'])
    .where('run_id', '=', runId)
    .where('module_id', '=', moduleId)
    .orderBy('session_id', 'desc')
    .limit(SESSIONS_MAX)
    .execute();
}
