/**
 * Search for trainees by a part of their name or email, on both engines. The table `trainee_search` has one text for
 * each trainee, the user's `search_key`. Triggers maintain it and, on SQLite, the index `trainee_search_parts`.
 */
import { type ExpressionBuilder, sql } from 'kysely';
import { engineOf } from '#server/platform/database/engine.ts';
import { likePattern } from '#server/platform/database/like-pattern.ts';
import { longRead } from '#server/platform/database/long-read.ts';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import { deletedCompanies } from '../companies/service.ts';

/** Characters: the index on SQLite has parts of this length. For a shorter search, every text is read. */
const INDEXED_LENGTH = 3;

/** Whether the index on SQLite finds the text. On PostgreSQL the condition {@link containsText} can use an index. */
export const isIndexed = (db: Db, search: string): boolean =>
  engineOf(db) === 'sqlite' && [...search].length >= INDEXED_LENGTH;

/** The condition on the index that a text contains the search text. */
export const isInIndex = (search: string) =>
  sql<boolean>`trainee_search_parts match ${`"${search.replaceAll('"', '""')}"`}`;

/**
 * The query for the ids of at most `limit` trainees whose name or email contains the text, in no particular order.
 * @param companyId null for the trainees of all companies
 * @param search in the form of `searchKey`
 */
export function traineesWithText(
  db: Db,
  { search, companyId, limit }: { search: string; companyId: number | null; limit: number },
) {
  const texts = db
    .selectFrom('trainee_search')
    .select('trainee_search.user_id')
    .where(isInCompany)
    .limit(limit);
  if (companyId !== null)
    return texts
      .where('company_id', '=', companyId)
      .where(containsText(search))
      .modifyFront(longRead);
  if (!isIndexed(db, search)) return texts.where(containsText(search)).modifyFront(longRead);
  return texts
    .innerJoin('trainee_search_parts', 'trainee_search_parts.rowid', 'trainee_search.user_id')
    .where(isInIndex(search));
}

export const isInCompany = (eb: ExpressionBuilder<Schema, 'trainee_search'>) =>
  eb('trainee_search.company_id', 'not in', deletedCompanies());

/** The condition on a row of `trainee_search` that its name or its email contains the text. */
export function containsText(search: string) {
  const text = sql.ref('trainee_search.text');
  return sql<boolean>`${text} like ${likePattern(search)} escape '\\'`;
}

/** Trainees per statement; about 1 ms on SQLite. */
const REMOVED_PER_STATEMENT = 25;

/**
 * Removes some trainees of a hidden company from the search, before they are deleted for good. Returns false if none are
 * left. On PostgreSQL a trigger removes them when they are deleted. On SQLite the trigger would update the text index
 * within the statement that deletes users and their dependent rows, which takes several times as long as here.
 */
export async function removeSomeFromSearch(tx: Db, companyId: number): Promise<boolean> {
  if (engineOf(tx) !== 'sqlite') return false;
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
  return numDeletedRows > 0n;
}
