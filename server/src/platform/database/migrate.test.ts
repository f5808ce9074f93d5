import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { VERSION } from '#server/version.ts';
import { idColumn } from './engine.ts';
import { migrate, NewerDatabaseError } from './migrate.ts';
import { migrations as allMigrations } from './migrations/all.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';
import type { Schema } from './schema.ts';

let resources: AsyncDisposableStack;
let open: () => OpenDatabase;

beforeEach(async () => {
  resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  const { databaseUrl } = resources.use(await makeTestDatabase());
  open = () => {
    const database = openDatabase({ databaseUrl, dataDir: folder.path });
    resources.defer(() => database.close());
    return database;
  };
});

afterEach(() => resources.disposeAsync());

const createNotes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('notes')
      .addColumn('id', ...idColumn(db))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('is_read', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('duration', 'double precision')
      .execute();
  },
};

const breakDown: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.createTable('half_done').addColumn('id', 'integer').execute();
    await sql`select * from no_such_table`.execute(db);
  },
};

const insertNote = sql`insert into notes (at, duration) values (${1_700_000_000_123}, ${1.5})
  returning id, at, is_read, duration`;

test('runs the migrations of this build once', async () => {
  const { db } = open();
  expect(await migrate(db)).toEqual(Object.keys(allMigrations));
  expect(await migrate(db)).toEqual([]);
});

test('sets the creator of an older module from the activity log', async () => {
  const { db } = open();
  const before = Object.entries(allMigrations).filter(([name]) => name < '014');
  await migrate(db, Object.fromEntries(before));
  await sql`insert into companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`.execute(
    db,
  );
  await sql`insert into users (id, name, name_key, email, email_key, role, password_hash, created_at)
    values (3, 'Ada', 'ada', 'a@b.test', 'a@b.test', 'ADMIN', '', 0)`.execute(db);
  for (const id of [1, 2, 3])
    await sql`insert into modules (id, company_id, name, created_at) values (${id}, 7, 'M', 5)`.execute(
      db,
    );
  for (const [moduleId, actorId] of [
    [1, 3],
    [2, 99],
  ])
    await sql`insert into activity (at, actor_id, actor_name, action, subject_kind, subject_id, subject_name)
      values (5, ${actorId}, 'Ada', 'module.created', 'module', ${moduleId}, 'M')`.execute(db);
  await migrate(db);
  const { rows } = await sql`select id, created_by, version from modules order by id`.execute(db);
  expect(rows).toEqual([
    { id: 1, created_by: 3, version: 1 },
    { id: 2, created_by: null, version: 1 },
    { id: 3, created_by: null, version: 1 },
  ]);
});

test('keeps and counts feedback that was given before it was counted', async () => {
  const { db } = open();
  const later = Object.keys(allMigrations).filter((name) => name >= '004');
  const before = Object.entries(allMigrations).filter(([name]) => !later.includes(name));
  await migrate(db, Object.fromEntries(before));
  await sql`insert into companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`.execute(
    db,
  );
  await sql`insert into modules (id, company_id, name, created_at) values (8, 7, 'M', 0)`.execute(
    db,
  );
  await sql`insert into users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at)
    values (9, 'T', 't', 't@a', 't@a', 'TRAINEE', 7, '', 0)`.execute(db);
  await sql`insert into feedback (user_id, module_id, rating, comment, created_at)
    values (9, 8, 4, 'Good', 5)`.execute(db);
  expect(await migrate(db)).toEqual(later);
  const { rows } = await sql`select company_id, rating, comment, created_at from feedback`.execute(
    db,
  );
  expect(rows).toEqual([{ company_id: 7, rating: 4, comment: 'Good', created_at: 5 }]);
  const tallies = await sql`select module_id, company_id, rated_4 from feedback_tallies`.execute(
    db,
  );
  expect(tallies.rows).toEqual([{ module_id: 8, company_id: 7, rated_4: 1 }]);
  const givers = await sql`select * from feedback_givers order by company_id`.execute(db);
  expect(givers.rows).toEqual([
    { company_id: 0, givers: 1 },
    { company_id: 7, givers: 1 },
  ]);
});

/** Opens the database with the migrations before this one, and user 9 in it. */
async function openBefore(name: string) {
  const { db } = open();
  const before = Object.entries(allMigrations).filter(([each]) => each < name);
  await migrate(db, Object.fromEntries(before));
  await sql`insert into users (id, name, name_key, email, email_key, role, password_hash, created_at)
    values (9, 'A', 'a', 'a@a', 'a@a', 'ADMIN', '', 0)`.execute(db);
  return db;
}

const addDueMail = (db: Kysely<Schema>, kind: string, dueAt: number | null) =>
  sql`insert into due_mails (user_id, kind, subject_id, due_at) values (9, ${kind}, 0, ${dueAt})`.execute(
    db,
  );

test('puts invitations from before the queue into the queue', async () => {
  const db = await openBefore('011');
  await addDueMail(db, 'UNREAD', 5);
  await migrate(db);
  const { rows } = await sql`select kind, scheduled_at from mail_queue`.execute(db);
  expect(rows).toEqual([{ kind: 'UNREAD', scheduled_at: 5 }]);
});

test('puts due mails into the queue, and does not send a sent digest again', async () => {
  const db = await openBefore('017');
  await addDueMail(db, 'UNREAD', null);
  await addDueMail(db, 'HELP_ANSWERED', 5);
  await addDueMail(db, 'INVITATION', 7);
  await migrate(db);
  const { rows } =
    await sql`select recipient_id, requested_email, kind, subject_id, priority, created_at,
    scheduled_at, next_attempt_at, attempts, refused_at from mail_queue order by id`.execute(db);
  const carried = { recipient_id: 9, requested_email: null, subject_id: 0, priority: 1 };
  const untried = { attempts: 0, refused_at: null };
  const at = (time: number) => ({ created_at: time, scheduled_at: time, next_attempt_at: time });
  expect(rows).toEqual([
    { ...carried, kind: 'HELP_ANSWERED', ...at(5), ...untried },
    { ...carried, kind: 'INVITATION', ...at(7), ...untried },
  ]);
  const sent = await sql`select user_id from sent_digests`.execute(db);
  expect(sent.rows).toEqual([{ user_id: 9 }]);
  await expect(sql`select * from due_mails`.execute(db)).rejects.toThrow(/due_mails/);
});

test('credits the furthest second of existing progress, at most the length of the video', async () => {
  const { db } = open();
  const before = Object.entries(allMigrations).filter(([name]) => name < '012');
  await migrate(db, Object.fromEntries(before));
  await sql`insert into companies (id, name, name_key, created_at) values (1, 'A', 'a', 0)`.execute(
    db,
  );
  await sql`insert into users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at)
    values (1, 'T', 't', 't@a', 't@a', 'TRAINEE', 1, '', 0)`.execute(db);
  const add = async (moduleId: number, credited: number, durations: readonly number[]) => {
    await sql`insert into modules (id, company_id, name, created_at) values (${moduleId}, 1, 'M', 0)`.execute(
      db,
    );
    for (const duration of durations)
      await sql`insert into videos (module_id, position, media_key, content_type, size, etag, duration, created_at)
        values (${moduleId}, 0, ${`${moduleId}-${duration}`}, 'video/mp4', 1, '', ${duration}, 0)`.execute(
        db,
      );
    await sql`insert into progress (user_id, module_id, reached_at, watched_seconds, updated_at)
      values (1, ${moduleId}, 0, ${credited}, 0)`.execute(db);
  };
  await add(1, 28, [60]);
  await add(2, 90, [30, 40]);
  await add(3, 5, []);
  await add(4, 0, [60]);
  await migrate(db);
  const { rows } =
    await sql`select module_id, watched_to_seconds from progress order by module_id`.execute(db);
  expect(rows).toEqual([
    { module_id: 1, watched_to_seconds: 28 },
    { module_id: 2, watched_to_seconds: 70 },
    { module_id: 3, watched_to_seconds: 0 },
    { module_id: 4, watched_to_seconds: 0 },
  ]);
});

test('columns hold the same values on both engines', async () => {
  const { db } = open();
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
  expect((await insertNote.execute(db)).rows).toEqual([
    { id: 1, at: 1_700_000_000_123, is_read: 0, duration: 1.5 },
  ]);
  await sql`delete from notes`.execute(db);
  expect((await insertNote.execute(db)).rows).toMatchObject([{ id: 2 }]);
});

test('a failed migration leaves no changes, also none of the migrations before it', async () => {
  const { db } = open();
  await expect(migrate(db, { '001': createNotes, '002': breakDown })).rejects.toThrow(
    'no_such_table',
  );
  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).not.toContain('notes');
  expect(names).not.toContain('half_done');
  expect(await migrate(db, { '001': createNotes })).toEqual(['001']);
});

test('refuses a database of a newer build and names it', async () => {
  const { db } = open();
  await migrate(db, { '001': createNotes, '002-later': { up: () => Promise.resolve() } });
  const refusal = migrate(db, { '001': createNotes });
  await expect(refusal).rejects.toThrow(NewerDatabaseError);
  await expect(refusal).rejects.toThrow(
    `used by a newer version of the portal, with migrations up to 002-later. This is version ${VERSION}, with ` +
      'migrations up to 001.',
  );
});

test('two processes that start at once migrate once', async () => {
  const { db } = open();
  const migrations = { '001': createNotes };
  const ran = await Promise.all([migrate(db, migrations), migrate(db, migrations)]);
  expect(ran.flat()).toEqual(['001']);
});
