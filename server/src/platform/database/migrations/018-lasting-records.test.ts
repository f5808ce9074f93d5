import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';
import { engineOf } from '../engine.ts';
import type { Db } from '../schema.ts';

let database: Awaited<ReturnType<typeof openDatabaseBefore>>;
let db: Db;

const rowsOf = async (query: string) => (await sql.raw(query).execute(db)).rows;
const run: typeof database.run = (...statements) => database.run(...statements);

beforeEach(async () => {
  database = await openDatabaseBefore('018');
  db = database.db;
  await run(
    `insert into companies (id, name, name_key, created_at) values (7, 'A', 'a', 0), (8, 'B', 'b', 0)`,
    `insert into users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at, completions_read_to)
      values (1, 'Admin', 'admin', 'x@a', 'x@a', 'ADMIN', null, '', 0, 2),
      (20, 'Tim', 'tim', 't@a', 't@a', 'TRAINEE', 7, '', 5, 0), (21, 'Una', 'una', 'u@a', 'u@a', 'TRAINEE', 7, '', 6, 0),
      (22, 'Vic', 'vic', 'v@b', 'v@b', 'TRAINEE', 8, '', 7, 0), (90, 'Gone', 'gone', 'g@b', 'g@b', 'TRAINEE', 8, '', 8, 0)`,
    ...(engineOf(db) === 'postgres'
      ? [`select setval('users_id_seq', 90)`, `select setval('attempts_id_seq', 60)`]
      : []),
    'delete from users where id = 90',
    `insert into modules (id, company_id, name, position, created_at) values (30, 7, 'M', 0, 0), (31, 7, 'N', 1, 0), (32, 8, 'O', 0, 0)`,
    `insert into questions (id, module_id, position, question, options, answer, explanation)
      values (40, 30, 0, 'Q', '["a","b"]', 'a', ''), (41, 32, 0, 'Q', '["a","b"]', 'a', '')`,
    `insert into progress (user_id, module_id, reached_at, watched_seconds, passed_at, updated_at)
      values (20, 30, 1, 2.5, 9, 9), (21, 30, 2, 0, null, 2), (22, 32, 3, 1, 11, 11)`,
    `insert into attempts (id, user_id, module_id, submission_id, quiz_version, correct, total, passed, created_at)
      values (50, 20, 30, 's', 1, 1, 1, 1, 9), (51, 21, 30, 's', 1, 0, 1, 0, 10), (60, 22, 32, 's', 1, 1, 1, 1, 11)`,
    'delete from attempts where id = 60',
    `insert into training_completions (id, user_id, completed_at) values (1, 20, 9), (2, 20, 10)`,
    `insert into help_requests (id, user_id, company_id, message, status, created_at, updated_at, seen_at)
      values (70, 20, 7, 'Help', 'PENDING', 1, 1, 1)`,
    `insert into feedback (user_id, module_id, company_id, rating, created_at) values (20, 30, 7, 4, 1)`,
  );
  expect((await database.migrate())[0]).toBe('018-lasting-records');
});

afterEach(() => database[Symbol.asyncDispose]());

test('every trainee has a first run with the progress and attempts so far', async () => {
  expect(
    await rowsOf(`select all_users.id, number, runs.company_id, started_at, completed_at
      from all_users inner join runs on runs.id = current_run_id order by all_users.id`),
  ).toEqual([
    { id: 20, number: 1, company_id: 7, started_at: 5, completed_at: 9 },
    { id: 21, number: 1, company_id: 7, started_at: 6, completed_at: null },
    { id: 22, number: 1, company_id: 8, started_at: 7, completed_at: 11 },
  ]);
  expect(
    await rowsOf(`select user_id, module_id, watched_seconds, passed_at from progress
      inner join runs on runs.id = run_id order by user_id`),
  ).toEqual([
    { user_id: 20, module_id: 30, watched_seconds: 2.5, passed_at: 9 },
    { user_id: 21, module_id: 30, watched_seconds: 0, passed_at: null },
    { user_id: 22, module_id: 32, watched_seconds: 1, passed_at: 11 },
  ]);
  expect(
    await rowsOf(`select attempts.id, user_id, correct from attempts
      inner join runs on runs.id = run_id order by attempts.id`),
  ).toEqual([
    { id: 50, user_id: 20, correct: 1 },
    { id: 51, user_id: 21, correct: 0 },
  ]);
});

test('a completed run keeps the modules that were passed by then', async () => {
  expect(
    await rowsOf(`select user_id, module_id, name, position, seconds, questions from run_modules
      inner join runs on runs.id = run_id order by user_id`),
  ).toEqual([
    { user_id: 20, module_id: 30, name: 'M', position: 0, seconds: 0, questions: 1 },
    { user_id: 22, module_id: 32, name: 'O', position: 0, seconds: 0, questions: 1 },
  ]);
});

test('an administrator has read the same completions as before', async () => {
  expect(await rowsOf('select completions_read_to from all_users where id = 1')).toEqual([
    { completions_read_to: 10 },
  ]);
});

test('ids of deleted rows are not given out again', async () => {
  await run(
    `insert into all_users (name, name_key, email, email_key, role, password_hash, created_at)
      values ('New', 'new', 'n@a', 'n@a', 'ADMIN', '', 0)`,
    `insert into attempts (run_id, module_id, submission_id, quiz_version, correct, total, passed, created_at)
      select min(id), 30, 'later', 1, 1, 1, 1, 20 from runs`,
  );
  const [user] = (await rowsOf(`select id from users where name = 'New'`)) as { id: number }[];
  const [attempt] = (await rowsOf(`select id from attempts where submission_id = 'later'`)) as {
    id: number;
  }[];
  expect(user?.id).toBeGreaterThan(90);
  expect(attempt?.id).toBeGreaterThan(60);
});

test('rows with a mark are hidden, and their names and addresses can be used again', async () => {
  await run(
    'update all_users set deleted_at = 1 where id = 20',
    'update all_companies set deleted_at = 1 where id = 8',
  );
  expect(await rowsOf('select id from users order by id')).toEqual([{ id: 1 }, { id: 21 }]);
  expect(await rowsOf('select id from modules order by id')).toEqual([{ id: 30 }, { id: 31 }]);
  expect(await rowsOf('select user_id from trainee_search where company_id = 7')).toEqual([
    { user_id: 21 },
  ]);
  await run(
    `insert into all_companies (name, name_key, created_at) values ('B', 'b', 0)`,
    `insert into all_users (name, name_key, email, email_key, role, company_id, password_hash, created_at)
      values ('Tim', 'tim', 't@a', 't@a', 'TRAINEE', 7, '', 9)`,
  );
  await expect(
    run(`insert into all_companies (name, name_key, created_at) values ('B', 'b', 0)`),
  ).rejects.toThrow(/unique/i);
  await run(`update all_users set deleted_at = null, email_key = 't2@a' where id = 20`);
  expect(await rowsOf('select count(*) as n from trainee_search where company_id = 7')).toEqual([
    { n: 3 },
  ]);
});

test('help, feedback and sessions still refer to their people', async () => {
  await run(
    `insert into sessions (token_hash, user_id, created_at, expires_at) values ('h', 20, 0, 0)`,
  );
  await run('delete from runs where user_id = 20', 'delete from all_users where id = 20');
  for (const table of ['help_requests', 'feedback', 'sessions', 'feedback_givers'])
    expect(await rowsOf(`select * from ${table}`), table).toEqual([]);
  await expect(
    run(`insert into sessions (token_hash, user_id, created_at, expires_at)
    values ('i', 4711, 0, 0)`),
  ).rejects.toThrow(/foreign key/i);
});
