/** Reads and changes the evidence of watching. Reports add to it by `watching-queries.ts`. */
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { WatchingKey } from './watching-queries.ts';

interface FilmBytes extends WatchingKey {
  readonly bytes: number;
}

/** The number of bytes stays unknown if it was unknown before. */
export async function addFilmBytes(tx: Db, sent: FilmBytes): Promise<void> {
  const [added] = await addToSession(tx, sent);
  if (added !== undefined) return;
  // A renewal may have moved the session to the current run since the bytes were sent.
  const [current] = await findCurrentRunOf(tx, sent);
  if (current !== undefined) await addToSession(tx, { ...sent, runId: current.id });
}

const addToSession = prepared((db, param: Param<FilmBytes>) =>
  db
    .updateTable('watching_sessions')
    .set((eb) => ({
      film_bytes: eb('film_bytes', '+', eb.cast<number>(eb.val(param('bytes')), 'bigint')),
    }))
    .where('run_id', '=', param('runId'))
    .where('module_id', '=', param('moduleId'))
    .where('session_id', '=', param('sessionId'))
    .returning('session_id'),
);

const findCurrentRunOf = prepared((db, param: Param<{ runId: number }>) =>
  db
    .selectFrom('runs')
    .innerJoin('runs as current', 'current.user_id', 'runs.user_id')
    .select('current.id')
    .where('runs.id', '=', param('runId'))
    .where('current.ended_at', 'is', null),
);

/**
 * For each module what all sessions of a trainee show: the number of those in one run, or in the run from which a renewal
 * has taken the module over, the seconds in both, and the bytes over all runs, because a browser may play what it has loaded
 * before.
 */
export function sumUpSessions(db: Db, { userId, runId }: { userId: number; runId: number }) {
  return db
    .selectFrom('watching_sessions')
    .innerJoin('runs', 'runs.id', 'watching_sessions.run_id')
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.module_id', '=', 'watching_sessions.module_id')
        .on('progress.run_id', '=', runId),
    )
    .where('runs.user_id', '=', userId)
    .groupBy('watching_sessions.module_id')
    .select(({ fn, eb, lit }) => {
      const earnedIn = fn.coalesce(
        'progress.carried_from_run_id',
        eb.cast<number>(eb.val(runId), 'bigint'),
      );
      const isEarned = eb('watching_sessions.run_id', '=', earnedIn);
      const isOfRun = eb.or([isEarned, eb('watching_sessions.run_id', '=', runId)]);
      return [
        'watching_sessions.module_id',
        fn.sum<number>(eb.case().when(isEarned).then(lit(1)).else(lit(0)).end()).as('sessions'),
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
