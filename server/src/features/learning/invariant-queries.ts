import type { Db } from '#server/platform/database/schema.ts';

/** The trainees whose current run does not exist, has ended, or is not their newest one or of their company. */
export async function findTraineesWithoutRun(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('runs', 'runs.id', 'users.current_run_id')
    .select('users.id')
    .where('users.role', '=', 'TRAINEE')
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('runs.id', 'is', null),
        eb('runs.ended_at', 'is not', null),
        not(eb('runs.user_id', '=', eb.ref('users.id'))),
        not(eb('runs.company_id', '=', eb.ref('users.company_id'))),
        exists(
          selectFrom('runs as newer')
            .select('newer.id')
            .whereRef('newer.user_id', '=', 'users.id')
            .whereRef('newer.number', '>', 'runs.number'),
        ),
      ]),
    )
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}
