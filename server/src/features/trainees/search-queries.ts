/** Search for trainees by a part of their name or email, on both engines. */
import { sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { TEXT_SEPARATOR } from '#server/platform/database/migrations/007-trainee-search.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';

/** The index on SQLite has parts of three characters; for shorter ones every text is read. */
const INDEXED_LENGTH = 3;

/**
 * Whether {@link traineesWithText} finds this text in all companies without reading every text in this process.
 * PostgreSQL reads the texts in its own process.
 */
export function hasTextIndexFor(db: Db, search: string): boolean {
  return engineOf(db) === 'postgres' || [...search].length >= INDEXED_LENGTH;
}

/**
 * Returns at most `limit` of the trainees whose own name or email contains the text, in no order.
 * @param search in the form of {@link normalizedKey}
 */
export function traineesWithText(
  db: Db,
  { search, companyId, limit }: { search: string; companyId: number | null; limit: number },
) {
  const texts = db.selectFrom('trainee_search').select('trainee_search.user_id').limit(limit);
  if (companyId !== null)
    return texts.where('company_id', '=', companyId).where(containsText(search));
  const isIndexed = engineOf(db) === 'sqlite' && hasTextIndexFor(db, search);
  if (!isIndexed) return texts.where(containsText(search));
  return texts
    .innerJoin('trainee_search_parts', 'trainee_search_parts.rowid', 'trainee_search.user_id')
    .where(sql<boolean>`trainee_search_parts match ${`"${search.replaceAll('"', '""')}"`}`)
    .$if(search.includes(TEXT_SEPARATOR), (query) => query.where(containsText(search)));
}

/** A condition on `trainee_search`. */
export function containsText(search: string) {
  const text = sql.ref('trainee_search.text');
  const contained = sql<boolean>`${text} like ${likePattern(search)} escape '\\'`;
  if (!search.includes(TEXT_SEPARATOR)) return contained;
  // A match across the separator does not count. A search text with this character matches the name only, since no
  // email contains it.
  return sql<boolean>`${contained} and exists (select 1 from users
    where users.id = trainee_search.user_id and users.name_key like ${likePattern(search)} escape '\\')`;
}

/** Trainees per statement; about a millisecond on SQLite. */
const REMOVED_PER_STATEMENT = 25;

/**
 * Call before the trainees of a company are deleted: removes them from the search. On SQLite a trigger would do this
 * within the statement that cascades; there the text index takes several times as long and blocks for a long time. The
 * transaction must have the company locked.
 */
export async function removeFromSearch(tx: Db, companyId: number): Promise<void> {
  if (engineOf(tx) !== 'sqlite') return;
  const slice = startTimeSlice();
  for (;;) {
    const { numDeletedRows } = await tx
      .deleteFrom('trainee_search')
      .where('user_id', 'in', (eb) =>
        eb
          .selectFrom('trainee_search')
          .select('user_id')
          .where('company_id', '=', companyId)
          .limit(REMOVED_PER_STATEMENT),
      )
      .executeTakeFirstOrThrow();
    if (numDeletedRows < REMOVED_PER_STATEMENT) return;
    if (slice.isOver) await slice.next();
  }
}
