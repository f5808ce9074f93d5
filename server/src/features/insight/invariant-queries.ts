import { sql } from 'kysely';
import type { Db } from '#server/platform/database/schema.ts';
import type { Counts } from './counts.ts';

/**
 * The modules whose summary is said to be up to date and does not have the number of people that the results have. In
 * one statement, because the portal may be running.
 */
export async function findWrongSummaries(db: Db): Promise<number[]> {
  const rows = await db
    .with('source', (cte) =>
      cte
        .selectFrom('progress')
        .innerJoin('runs', 'runs.id', 'progress.run_id')
        .where('runs.ended_at', 'is', null)
        .where('runs.hidden', '=', 0)
        .groupBy('progress.module_id')
        .select('progress.module_id')
        .select(({ fn }) => [
          fn.count<number>('progress.watched_at').as('watched'),
          fn.count<number>('progress.best_total').as('tried'),
          fn.count<number>('progress.passed_at').as('passed'),
          // A new video takes the opening of those back who have not passed.
          fn
            .count<number>(
              sql`coalesce(progress.opened_at, progress.best_total, progress.passed_at)`,
            )
            .as('opened'),
        ]),
    )
    .selectFrom('modules')
    .leftJoin('source', 'source.module_id', 'modules.id')
    .leftJoin('insight_modules', 'insight_modules.module_id', 'modules.id')
    .select(['modules.id', 'insight_modules.counts'])
    .select(({ fn, lit }) =>
      (['opened', 'watched', 'tried', 'passed'] as const).map((name) =>
        fn.coalesce(`source.${name}`, lit(0)).as(name),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('insight_changes')
            .select('insight_changes.run_id')
            .whereRef('insight_changes.module_id', '=', 'modules.id'),
        ),
      ),
    )
    .orderBy('modules.id')
    .execute();
  return rows.filter(({ counts, ...source }) => !isSame(counts, source)).map(({ id }) => id);
}

type People = Pick<Counts, 'opened' | 'watched' | 'tried' | 'passed'>;

function isSame(json: string | null, source: People): boolean {
  const none: People = { opened: 0, watched: 0, tried: 0, passed: 0 };
  const stored = json === null ? none : (JSON.parse(json) as Counts);
  return (['opened', 'watched', 'tried', 'passed'] as const).every(
    (name) => stored[name] === source[name],
  );
}
