/** The clock and the evidence of watching. Reports of a trainee wait for each other by the lock on the trainee. */
import { WATCH_CREDIT_MAX_MS, WATCH_OPENING_GRACE_MS } from '@portal/contract/limits';
import { type RawBuilder, sql } from 'kysely';
import { type Param, prepared } from '#server/platform/database/prepared.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { type ProgressKey, runningRun } from '../path/progress-queries.ts';

/** One login session in a module of a run. */
export interface WatchingKey extends ProgressKey {
  readonly sessionId: number;
}

const KEY = ['run_id', 'module_id', 'session_id'] as const;

interface Opening extends WatchingKey {
  /** 0 if the portal sends the videos, null if another server does. */
  readonly filmBytes: 0 | null;
  /** The browser and its system, as they are stored; null if unknown. */
  readonly device: string | null;
  readonly now: number;
}

/**
 * Starts the clock of the session in the module again: the time since the latest report is not credited. A fresh mark
 * stays, and so does one that is a little ahead, as in the rule of the credit. Has no effect on a run that has ended.
 */
export const openSession = prepared((db, param: Param<Opening>) => {
  const now = sql<number>`cast(${param('now')} as bigint)`;
  return db
    .insertInto('watching_sessions')
    .columns([...KEY, 'started_at', 'reported_at', 'film_bytes', 'device'])
    .expression(
      runningRun(db, param('runId')).select([
        'runs.id',
        sql<number>`cast(${param('moduleId')} as bigint)`.as('module_id'),
        sql<number>`cast(${param('sessionId')} as bigint)`.as('session_id'),
        now.as('started_at'),
        now.as('reported_at'),
        sql<number | null>`cast(${param('filmBytes')} as bigint)`.as('film_bytes'),
        sql<string | null>`cast(${param('device')} as text)`.as('device'),
      ]),
    )
    .onConflict((conflict) =>
      conflict.columns(KEY).doUpdateSet(({ ref }) => ({
        reported_at: sql<number>`case
            when ${ref('watching_sessions.reported_at')} > ${now} - ${sql.lit(WATCH_OPENING_GRACE_MS)}
              and ${ref('watching_sessions.reported_at')} <= ${now} + ${sql.lit(WATCH_CREDIT_MAX_MS)}
            then ${ref('watching_sessions.reported_at')} else ${now} end`,
        device: sql`coalesce(${ref('watching_sessions.device')}, excluded.device)`,
      })),
    );
});

/** The clock of the session in the module, without the lock on the trainee. */
export async function findSessionClock(db: Db, key: WatchingKey) {
  return (await findSessionClocks(db, key))[0];
}

const findSessionClocks = prepared((db, param: Param<WatchingKey>) =>
  db
    .selectFrom('watching_sessions')
    .select(['reported_at', 'device'])
    .where('run_id', '=', param('runId'))
    .where('module_id', '=', param('moduleId'))
    .where('session_id', '=', param('sessionId')),
);

/** The stored marks of the trainee's clock, and of the session's. */
export const findMarks = prepared((db, param: Param<WatchingKey>) =>
  db
    .selectFrom('runs')
    .leftJoin('progress', (join) =>
      join
        .onRef('progress.run_id', '=', 'runs.id')
        .on('progress.module_id', '=', param('moduleId')),
    )
    .leftJoin('watching_sessions', (join) =>
      join
        .onRef('watching_sessions.run_id', '=', 'runs.id')
        .on('watching_sessions.module_id', '=', param('moduleId'))
        .on('watching_sessions.session_id', '=', param('sessionId')),
    )
    .select(['runs.credited_until', 'progress.watched_seconds', 'watching_sessions.reported_at'])
    .where('runs.id', '=', param('runId')),
);

interface Credit extends ProgressKey {
  /** All played seconds, as claimed. */
  readonly claimed: number;
  /** The most to add, in seconds. */
  readonly available: number;
  /** Null leaves the stored position. */
  readonly position: number | null;
  /** The furthest second reached without skipping, at most the length of the videos. */
  readonly watchedTo: number;
  readonly now: number;
}

/**
 * Raises the credited seconds towards the claimed ones. The furthest second never exceeds the credited time. Opens a
 * module that was not opened.
 */
export const addCredit = prepared((db, param: Param<Credit>) => {
  const now = sql<number>`cast(${param('now')} as bigint)`;
  const claimed = sql<number>`cast(${param('claimed')} as double precision)`;
  const available = sql<number>`cast(${param('available')} as double precision)`;
  const furthest = sql<number>`cast(${param('watchedTo')} as double precision)`;
  const position = sql<number | null>`cast(${param('position')} as double precision)`;
  const first = smallerOf(claimed, available);
  const most = smallerOf(claimed, sql`(progress.watched_seconds + ${available})`);
  const watched = greater(most, sql`progress.watched_seconds`);
  return db
    .insertInto('progress')
    .values({
      run_id: param('runId'),
      module_id: param('moduleId'),
      reached_at: now,
      opened_at: now,
      watched_seconds: first,
      position_seconds: sql`coalesce(${position}, 0)`,
      watched_to_seconds: smallerOf(furthest, first),
      updated_at: now,
    })
    .onConflict((conflict) =>
      conflict.columns(['run_id', 'module_id']).doUpdateSet({
        opened_at: sql`coalesce(progress.opened_at, ${now})`,
        watched_seconds: watched,
        position_seconds: sql`coalesce(${position}, progress.position_seconds)`,
        watched_to_seconds: greater(smallerOf(furthest, watched), sql`progress.watched_to_seconds`),
        updated_at: now,
      }),
    )
    .returning(['watched_seconds', 'position_seconds', 'watched_to_seconds']);
});

interface Report extends WatchingKey {
  readonly seconds: number;
  readonly filmBytes: 0 | null;
  readonly reportedAt: number;
}

/** Adds the seconds to the evidence. A session that has not opened the module begins with this report. */
export const addEvidence = prepared((db, param: Param<Report>) =>
  db
    .insertInto('watching_sessions')
    .values({
      run_id: param('runId'),
      module_id: param('moduleId'),
      session_id: param('sessionId'),
      started_at: param('reportedAt'),
      reported_at: param('reportedAt'),
      seconds: param('seconds'),
      film_bytes: param('filmBytes'),
    })
    .onConflict((conflict) =>
      conflict.columns(KEY).doUpdateSet({
        reported_at: sql`excluded.reported_at`,
        seconds: sql`watching_sessions.seconds + excluded.seconds`,
      }),
    ),
);

export const setCreditedUntil = prepared(
  (db, param: Param<{ runId: number; creditedUntil: number | null }>) =>
    db
      .updateTable('runs')
      .set({ credited_until: param('creditedUntil') })
      .where('id', '=', param('runId')),
);

/** `min` and `max` of two values have different names on the two engines. */
const smallerOf = (a: RawBuilder<number>, b: RawBuilder<number>) =>
  sql<number>`(case when ${a} < ${b} then ${a} else ${b} end)`;
const greater = (a: RawBuilder<number>, b: RawBuilder<number>) =>
  sql<number>`(case when ${a} > ${b} then ${a} else ${b} end)`;
