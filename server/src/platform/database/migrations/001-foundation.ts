/** Every table of the portal's first release, with the indexes of the lists the screens show. */
import { type Kysely, sql } from 'kysely';
import { idColumn } from '../engine.ts';

type Db = Kysely<unknown>;

export async function up(db: Db): Promise<void> {
  await createAccounts(db);
  await createModules(db);
  await createLearning(db);
  await createHelpAndFeedback(db);
  await createChat(db);
}

async function createAccounts(db: Db): Promise<void> {
  await db.schema
    .createTable('portal_secrets')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('companies')
    .addColumn('id', ...idColumn(db))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull().unique())
    .addColumn('logo_key', 'text', (c) => c.unique())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('users')
    .addColumn('id', ...idColumn(db))
    .addColumn('name', 'text', (c) => c.notNull())
    // Lower-cased by the portal: SQLite's own lower() knows ASCII alone.
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('email_key', 'text', (c) => c.notNull().unique())
    .addColumn('role', 'text', (c) => c.notNull().check(sql`role in ('TRAINEE', 'ADMIN')`))
    // No cascade: deleting a company deletes its trainees by name, and an administrator attached
    // to it blocks the deletion.
    .addColumn('company_id', 'bigint', (c) => c.references('companies.id').onDelete('restrict'))
    .addColumn('password_hash', 'text', (c) => c.notNull())
    .addColumn('notification_settings', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addCheckConstraint('trainee_has_company', sql`role = 'ADMIN' or company_id is not null`)
    .execute();
  await createIndex(db, 'users', ['company_id', 'role']);
  // The trainee list by name and by age, the chat's people by name.
  await createIndex(db, 'users', ['role', 'name_key', 'id']);
  await createIndex(db, 'users', ['role', 'email_key', 'id']);
  await createIndex(db, 'users', ['role', 'created_at', 'id']);
  await createIndex(db, 'users', ['name_key', 'id']);

  await db.schema
    .createTable('sessions')
    .addColumn('id', ...idColumn(db))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'sessions', ['user_id']);
  await createIndex(db, 'sessions', ['expires_at']);

  await db.schema
    .createTable('password_resets')
    .addColumn('id', ...idColumn(db))
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('expires_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'password_resets', ['user_id']);

  await db.schema
    .createTable('known_addresses')
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('address', 'text', (c) => c.notNull())
    .addColumn('last_login_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('known_addresses_pk', ['user_id', 'address'])
    .execute();
}

async function createModules(db: Db): Promise<void> {
  await db.schema
    .createTable('modules')
    .addColumn('id', ...idColumn(db))
    .addColumn('company_id', 'bigint', (c) =>
      c.notNull().references('companies.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('description', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('position', 'integer')
    .addColumn('quiz_version', 'integer', (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'modules', ['company_id', 'position', 'id']);

  await db.schema
    .createTable('videos')
    .addColumn('id', ...idColumn(db))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('media_key', 'text', (c) => c.notNull().unique())
    .addColumn('content_type', 'text', (c) => c.notNull())
    .addColumn('size', 'bigint', (c) => c.notNull())
    .addColumn('etag', 'text', (c) => c.notNull())
    .addColumn('duration', 'double precision', (c) => c.notNull().check(sql`duration > 0`))
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'videos', ['module_id', 'position']);

  await db.schema
    .createTable('questions')
    .addColumn('id', ...idColumn(db))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('question', 'text', (c) => c.notNull())
    .addColumn('options', 'text', (c) => c.notNull())
    .addColumn('answer', 'text', (c) => c.notNull())
    .addColumn('explanation', 'text', (c) => c.notNull())
    .execute();
  await createIndex(db, 'questions', ['module_id', 'position']);
}

async function createLearning(db: Db): Promise<void> {
  await db.schema
    .createTable('progress')
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    .addColumn('reached_at', 'bigint', (c) => c.notNull())
    .addColumn('opened_at', 'bigint')
    .addColumn('watched_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('position_seconds', 'double precision', (c) => c.notNull().defaultTo(0))
    .addColumn('watched_at', 'bigint')
    .addColumn('best_correct', 'integer')
    .addColumn('best_total', 'integer')
    .addColumn('passed_at', 'bigint')
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    // The key begins with the person: a dashboard reads one short run of rows among a million.
    .addPrimaryKeyConstraint('progress_pk', ['user_id', 'module_id'])
    .execute();
  await createIndex(db, 'progress', ['module_id']);

  await db.schema
    .createTable('attempts')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    .addColumn('submission_id', 'text', (c) => c.notNull())
    .addColumn('quiz_version', 'integer', (c) => c.notNull())
    .addColumn('correct', 'integer', (c) => c.notNull())
    .addColumn('total', 'integer', (c) => c.notNull())
    .addColumn('passed', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('attempts_submission', ['user_id', 'module_id', 'submission_id'])
    .execute();
  await createIndex(db, 'attempts', ['user_id', 'module_id', 'created_at']);
  await createIndex(db, 'attempts', ['module_id']);
}

async function createHelpAndFeedback(db: Db): Promise<void> {
  await db.schema
    .createTable('help_requests')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) => c.references('modules.id').onDelete('set null'))
    .addColumn('message', 'text', (c) => c.notNull())
    .addColumn('status', 'text', (c) =>
      c.notNull().check(sql`status in ('PENDING', 'IN_PROGRESS', 'RESOLVED', 'CLOSED')`),
    )
    .addColumn('admin_notes', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();
  await createIndex(db, 'help_requests', ['status', 'created_at', 'id']);
  await createIndex(db, 'help_requests', ['created_at', 'id']);
  await createIndex(db, 'help_requests', ['user_id', 'created_at']);
  await createIndex(db, 'help_requests', ['module_id']);

  await db.schema
    .createTable('feedback')
    .addColumn('id', ...idColumn(db))
    .addColumn('user_id', 'bigint', (c) => c.notNull().references('users.id').onDelete('cascade'))
    .addColumn('module_id', 'bigint', (c) =>
      c.notNull().references('modules.id').onDelete('cascade'),
    )
    .addColumn('rating', 'integer', (c) => c.notNull().check(sql`rating between 1 and 5`))
    .addColumn('comment', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('feedback_once', ['user_id', 'module_id'])
    .execute();
  await createIndex(db, 'feedback', ['created_at', 'id']);
  await createIndex(db, 'feedback', ['module_id', 'created_at', 'id']);
  await createIndex(db, 'feedback', ['rating', 'created_at', 'id']);
}

async function createChat(db: Db): Promise<void> {
  await db.schema
    .createTable('chat_rooms')
    .addColumn('id', ...idColumn(db))
    .addColumn('pair_key', 'text', (c) => c.notNull().unique())
    .addColumn('last_seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('last_message_id', 'bigint')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .execute();

  // No foreign key on people here and below: a deleted user's partner keeps the conversation.
  await db.schema
    .createTable('chat_members')
    .addColumn('room_id', 'bigint', (c) =>
      c.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('user_id', 'bigint', (c) => c.notNull())
    .addColumn('last_read_seq', 'bigint', (c) => c.notNull().defaultTo(0))
    .addColumn('unread_count', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('visible_at', 'bigint')
    .addColumn('muted', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('updated_at', 'bigint', (c) => c.notNull())
    .addPrimaryKeyConstraint('chat_members_pk', ['room_id', 'user_id'])
    .execute();
  // The room list, the latest first, and the unread total.
  await createIndex(db, 'chat_members', ['user_id', 'updated_at']);

  await db.schema
    .createTable('chat_messages')
    .addColumn('id', ...idColumn(db))
    .addColumn('room_id', 'bigint', (c) =>
      c.notNull().references('chat_rooms.id').onDelete('cascade'),
    )
    .addColumn('seq', 'bigint', (c) => c.notNull())
    .addColumn('sender_id', 'bigint', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('client_message_id', 'text')
    .addColumn('created_at', 'bigint', (c) => c.notNull())
    .addUniqueConstraint('chat_messages_seq', ['room_id', 'seq'])
    .addUniqueConstraint('chat_messages_once', ['sender_id', 'client_message_id'])
    .execute();
}

/** Named after what it covers, so that a plan can be read. */
async function createIndex(db: Db, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join('_')}`)
    .on(table)
    .columns(columns)
    .execute();
}
