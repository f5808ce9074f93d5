/**
 * Help requests anew, with whose company they are of, what the trainee has seen of them and the id their
 * client made; and who changed what. No call has written one before, so there is nothing to carry over.
 */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

type Db = Kysely<unknown>;

const STATUSES = sql`('PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')`;

export async function up(db: Db): Promise<void> {
  await db.schema.dropTable('help_requests').execute();
  await createRequests(db);
  await createChanges(db);
}

async function createRequests(db: Db): Promise<void> {
  // What the foreign key below points to.
  await db.schema
    .createIndex('users_by_id_company_id')
    .on('users')
    .columns(['id', 'company_id'])
    .unique()
    .execute();
  await db.schema
    .createTable('help_requests')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('company_id', 'bigint', (c) => c.notNull())
    .addColumn('module_id', 'bigint', (c) => c.references('modules.id').onDelete('set null'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) => c.notNull().check(sql`status in ${STATUSES}`))
    .addColumn('admin_notes', 'text')
    .addColumn('client_request_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addColumn('seen_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('help_requests_once', ['user_id', 'client_request_id'])
    // Requests follow their trainee into another company, so that one index holds a company's page.
    .addForeignKeyConstraint(
      'help_requests_of_trainee',
      ['user_id', 'company_id'],
      'users',
      ['id', 'company_id'],
      (constraint) => constraint.onDelete('cascade').onUpdate('cascade'),
    )
    .execute();
  // The lists go by id: that is the order of asking.
  await createIndex(db, 'help_requests', ['status', 'id']);
  await createIndex(db, 'help_requests', ['company_id', 'id']);
  await createIndex(db, 'help_requests', ['company_id', 'status', 'id']);
  await createIndex(db, 'help_requests', ['user_id', 'id']);
  await createIndex(db, 'help_requests', ['module_id']);
}

async function createChanges(db: Db): Promise<void> {
  await db.schema
    .createTable('help_request_changes')
    .addColumn('id', ...idColumn(db))
    .addColumn('request_id', 'bigint', (c) =>
      c.notNull().references('help_requests.id').onDelete('cascade'),
    )
    // No foreign key, and the name besides: who changed it stays known when they are gone.
    .addColumn('admin_id', 'bigint', (c) => c.notNull())
    .addColumn('admin_name', 'text', (c) => c.notNull())
    .addColumn('status_before', 'text', (c) => c.notNull())
    .addColumn('status_after', 'text', (c) => c.notNull())
    .addColumn('notes_before', 'text')
    .addColumn('notes_after', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'help_request_changes', ['request_id', 'id']);
}

/** Named after what it covers, so that a plan can be read. */
async function createIndex(db: Db, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
