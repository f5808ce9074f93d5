/** A job can import trainees: its items are rows without a user until the trainees are added. */
import { type Kysely, sql } from 'kysely';
import { engineOf } from '../engine.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  if (engineOf(db) === 'sqlite') await rebuildItems(db);
  else await sql`alter table job_items alter column user_id drop not null`.execute(db);
  await sql`alter table jobs add column invited integer not null default 0`.execute(db);
  await db.schema
    .createTable('import_rows')
    .addColumn('job_id', 'bigint', (c) => c.notNull())
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('fields', 'text', (c) => c.notNull())
    // No reference: the deletion of a company does not wait for its rows, which are refused then.
    .addColumn('company_id', 'bigint', (c) => c.notNull())
    .addColumn('password_hash', 'text')
    .addPrimaryKeyConstraint('import_rows_pk', ['job_id', 'place'])
    .addForeignKeyConstraint(
      'import_rows_item',
      ['job_id', 'place'],
      'job_items',
      ['job_id', 'place'],
      (c) => c.onDelete('cascade'),
    )
    .$call((table) => (engineOf(db) === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table))
    .execute();
}

const ITEM_COLUMNS = sql.raw(
  'job_id, place, user_id, state, run_before, run_after, request_id, request_version, change_id',
);

/** SQLite cannot change a column. */
async function rebuildItems(db: Db): Promise<void> {
  await db.schema.alterTable('job_items').renameTo('former_job_items').execute();
  await db.schema
    .createTable('job_items')
    .addColumn('job_id', 'bigint', (c) => c.notNull().references('jobs.id').onDelete('cascade'))
    .addColumn('place', 'integer', (c) => c.notNull())
    .addColumn('user_id', 'bigint')
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('run_before', 'bigint')
    .addColumn('run_after', 'bigint')
    .addColumn('request_id', 'bigint')
    .addColumn('request_version', 'bigint')
    .addColumn('change_id', 'bigint')
    .addPrimaryKeyConstraint('job_items_pk', ['job_id', 'place'])
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into job_items (${ITEM_COLUMNS}) select ${ITEM_COLUMNS} from former_job_items`.execute(
    db,
  );
  await db.schema.dropTable('former_job_items').execute();
  await sql`
    create index job_items_refused on job_items (job_id, place) where state = 'refused'
  `.execute(db);
}
