/** Queries for the trainees of a matrix, from the worst standing, by the figures of their current runs. */
import { sql } from 'kysely';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db } from '#server/platform/database/schema.ts';
import type { StandingRange } from '../learning/service.ts';
import { type Asked, isAboutSome, isAmongSome } from '../reports/service.ts';

interface Filter {
  readonly asked: Asked;
  /** Null for all standings, and for trainees without one. */
  readonly range: StandingRange | null;
}

const matching = (db: Db, { asked, range }: Filter) =>
  db
    .selectFrom('trainee_figures as figures')
    .where('figures.company_id', '=', asked.companyId)
    .where('figures.hidden', '=', sql.lit(0))
    .$if(range !== null, (query) => query.where('figures.standing_key', '<=', range?.until ?? ''))
    .$if(isAboutSome(asked), (query) => query.where(isAmongSome(db, asked, 'figures.user_id')));

interface Place {
  readonly sortKey: string;
  readonly id: number;
}

interface Page {
  /** The last trainee of the page before; null for the first one. */
  readonly after: Place | null;
  readonly limit: number;
}

/**
 * The next trainees. Those without a standing are the last ones. SQLite does not compare the ids of a pair of standing
 * and id in the index, so it would read all with the standing of `after` again: they are a part of their own.
 */
export function listByStanding(db: Db, filter: Filter, { after, limit }: Page) {
  const first = { sortKey: filter.range?.from ?? '', id: 0 };
  const { sortKey, id } = after !== null && after.sortKey > first.sortKey ? after : first;
  const alike = matching(db, filter)
    .where('figures.standing_key', '=', sortKey)
    .where('figures.user_id', '>', id);
  const better = matching(db, filter).where('figures.standing_key', '>', sortKey);
  return db
    .selectFrom(inOrder(alike, limit).as('alike'))
    .selectAll()
    .unionAll(db.selectFrom(inOrder(better, limit).as('better')).selectAll())
    .$if(isAboutSome(filter.asked), (query) => query.modifyFront(longRead))
    .orderBy('sortKey')
    .orderBy('id')
    .limit(limit)
    .execute();
}

const inOrder = (query: ReturnType<typeof matching>, limit: number) =>
  query
    .select(['figures.user_id as id', 'figures.standing_key as sortKey'])
    .orderBy('figures.standing_key')
    .orderBy('figures.user_id')
    .limit(limit);

/** Reads one range of the index, or the people of a group. */
export async function countMatching(db: Db, filter: Filter): Promise<number> {
  const { total } = await matching(db, filter)
    .modifyFront(longRead)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$if(filter.range !== null, (query) =>
      query.where('figures.standing_key', '>=', filter.range?.from ?? ''),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}
