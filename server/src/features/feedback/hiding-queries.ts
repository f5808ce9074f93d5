/** Keeps up to date which feedback is hidden, and deletes feedback for good. Triggers change the figures. */
import type { ExpressionBuilder } from 'kysely';
import type { Db, Schema } from '#server/platform/database/schema.ts';

type OnFeedback = ExpressionBuilder<Schema, 'feedback'>;

/** The author and the module are not hidden. */
const isShown = ({ and, exists, selectFrom }: OnFeedback) =>
  and([
    exists(selectFrom('users').select('users.id').whereRef('users.id', '=', 'feedback.user_id')),
    exists(
      selectFrom('modules').select('modules.id').whereRef('modules.id', '=', 'feedback.module_id'),
    ),
  ]);

async function updateHidden(
  tx: Db,
  column: 'id' | 'user_id',
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const hidden of [0, 1])
    await tx
      .updateTable('feedback')
      .set({ hidden })
      .where(column, 'in', ids)
      .where('hidden', '!=', hidden)
      .where((eb) => (hidden === 1 ? eb.not(isShown(eb)) : isShown(eb)))
      .execute();
}

/** For the feedback that these users gave. */
export const updateHiddenOfUsers = (tx: Db, userIds: readonly number[]): Promise<void> =>
  updateHidden(tx, 'user_id', userIds);

/** Rows per statement; about 1 ms on SQLite. */
const ROWS_PER_STATEMENT = 20;

/** A row in the order of a module's feedback. */
export interface FeedbackCursor {
  readonly createdAt: number;
  readonly id: number;
}

/** For the next feedback on a module. Returns where to continue; null at the end. */
export async function updateHiddenOfModule(
  tx: Db,
  moduleId: number,
  after: FeedbackCursor | null,
): Promise<FeedbackCursor | null> {
  const rows = await tx
    .selectFrom('feedback')
    .select(['id', 'created_at'])
    .where('module_id', '=', moduleId)
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '>', tuple(after?.createdAt ?? 0, after?.id ?? 0)),
      ),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(ROWS_PER_STATEMENT)
    .execute();
  await updateHidden(
    tx,
    'id',
    rows.map(({ id }) => id),
  );
  const last = rows.at(-1);
  return last === undefined ? null : { createdAt: last.created_at, id: last.id };
}

/** Deletes some feedback on a module. Returns false if there was none. */
export async function deleteSomeFeedback(tx: Db, moduleId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('feedback')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('feedback')
        .select('id')
        .where('module_id', '=', moduleId)
        .limit(ROWS_PER_STATEMENT),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
