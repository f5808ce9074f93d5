/**
 * Records that last. Companies, users, modules and questions are hidden instead of deleted: their tables are named
 * `all_…`, and a view of the former name has the rows that are not hidden. A trainee's progress and attempts belong to a
 * run, so that the training can be taken again, and an attempt keeps its answers.
 */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';
import { createDeletions } from './018-lasting-records/deletions.ts';
import { hideFeedback, hideFeedbackOfTrainees } from './018-lasting-records/feedback.ts';
import { hideInsteadOfDelete, indexHiddenRows } from './018-lasting-records/hidden-rows.ts';
import { createJobs } from './018-lasting-records/jobs.ts';
import { createPortalVersion } from './018-lasting-records/portal-version.ts';
import { createRuns } from './018-lasting-records/runs.ts';
import { createViews } from './018-lasting-records/views.ts';

export async function up(db: Kysely<unknown>): Promise<void> {
  await createDeletions(db);
  await hideInsteadOfDelete(db);
  await hideFeedback(db);
  await createRuns(db);
  await indexHiddenRows(db);
  await createJobs(db);
  await createViews(db);
  await hideFeedbackOfTrainees(db);
  await createPortalVersion(db);
  if (engineOf(db) === 'sqlite') await refuseBrokenReferences(db);
}

/** SQLite does not check foreign keys during migrations. */
async function refuseBrokenReferences(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql`select * from pragma_foreign_key_check limit 5`.execute(db);
  if (rows.length > 0)
    throw new Error(`Rows refer to rows that are not there: ${JSON.stringify(rows)}`);
}
