/**
 * Marks the videos whose duration was measured from their frames. Older versions stored what the header of the file
 * states: these are measured in the background.
 */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['videos', 'video_uploads'])
    await db.schema
      .alterTable(table)
      .addColumn('measured', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  await db.schema
    .createIndex('videos_to_measure')
    .on('videos')
    .column('id')
    .where(sql.ref('measured'), '=', sql.lit(0))
    .execute();
}
