import type { Db } from '#server/platform/database/schema.ts';

/**
 * Gives the exceptions and recorded results of a deleted trainee to another one, except for results of a module and day
 * that are recorded for the other one too.
 */
export async function moveRequirements(
  tx: Db,
  { from, into }: { readonly from: number; readonly into: number },
): Promise<void> {
  await tx
    .updateTable('requirement_exceptions')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .execute();
  await tx
    .updateTable('recorded_results')
    .set({ user_id: into })
    .where('user_id', '=', from)
    .where(({ eb, or, not, exists, selectFrom }) =>
      or([
        eb('withdrawn_at', 'is not', null),
        not(
          exists(
            selectFrom('recorded_results as own')
              .select('own.id')
              .whereRef('own.module_id', '=', 'recorded_results.module_id')
              .whereRef('own.completed_on', '=', 'recorded_results.completed_on')
              .where('own.user_id', '=', into)
              .where('own.withdrawn_at', 'is', null),
          ),
        ),
      ]),
    )
    .execute();
}
