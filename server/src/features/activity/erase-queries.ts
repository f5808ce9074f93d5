import type { Updateable } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';
import type { ActivityRow } from './queries.ts';

interface NamedUser {
  readonly userId: number;
  readonly helpRequestIds: readonly number[];
}

/**
 * Some activities that name the user by another name than the erased one. Two ranges of an index are read, below and
 * above that name, so that the erased rows cost nothing.
 */
export async function findNamed(
  tx: Db,
  { userId, helpRequestIds }: NamedUser,
  erased: string,
  limit: number,
): Promise<ActivityRow[]> {
  const rows = tx.selectFrom('activity').selectAll().limit(limit);
  for (const compare of ['<', '>'] as const) {
    const ofSubject = rows.where('subject_name', compare, erased);
    const asUser = ofSubject.where('subject_id', '=', userId);
    const asActor = rows.where('actor_id', '=', userId).where('actor_name', compare, erased);
    const found = [
      ...(await asUser.where('subject_kind', '=', 'trainee').execute()),
      ...(await asUser.where('subject_kind', '=', 'admin').execute()),
      ...(await asActor.execute()),
      ...(helpRequestIds.length === 0
        ? []
        : await ofSubject
            .where('subject_kind', '=', 'help')
            .where('subject_id', 'in', helpRequestIds)
            .execute()),
    ];
    // A row can be found both as a subject and as an actor.
    if (found.length > 0) return [...new Map(found.map((row) => [row.id, row])).values()];
  }
  return [];
}

interface Erasure {
  readonly erased: Updateable<Schema['activity']>;
  /** The terms that find the activity by the names, and no more. */
  readonly termsBefore: readonly string[];
  readonly newTerms: readonly string[];
}

export async function updateErased(
  tx: Db,
  id: number,
  { erased, termsBefore, newTerms }: Erasure,
): Promise<void> {
  await tx.updateTable('activity').set(erased).where('id', '=', id).execute();
  if (termsBefore.length > 0)
    await tx
      .deleteFrom('activity_terms')
      .where('activity_id', '=', id)
      .where('term', 'in', termsBefore)
      .execute();
  if (newTerms.length === 0) return;
  const rows = newTerms.map((term) => ({ term, activity_id: id }));
  await tx.insertInto('activity_terms').values(rows).execute();
}
