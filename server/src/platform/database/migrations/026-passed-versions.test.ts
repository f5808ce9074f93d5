import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('tries that an admin has opened again stay so, and older passes have no versions', async () => {
  await using database = await openDatabaseBefore('026');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at)
      values (20, 'Tim', 'tim', 't@a', 't@a', 'TRAINEE', 7, '', 5)`,
    `insert into runs (id, user_id, company_id, number, started_at) values (1, 20, 7, 1, 5)`,
    'update all_users set current_run_id = 1',
    `insert into all_modules (id, company_id, name, position, created_at)
      values (30, 7, 'M', 0, 0), (31, 7, 'N', 1, 0), (32, 7, 'O', 2, 0)`,
    `insert into progress (run_id, module_id, reached_at, watched_seconds, passed_at, tries_opened_at, updated_at)
      values (1, 30, 1, 0, null, 12, 1), (1, 31, 1, 0, 9, null, 1), (1, 32, 1, 0, null, 3, 1)`,
    `insert into attempts (id, run_id, module_id, submission_id, quiz_version, correct, total, passed, created_at)
      values (50, 1, 30, 'a', 1, 0, 1, 0, 9), (51, 1, 30, 'b', 1, 0, 1, 0, 12), (52, 1, 30, 'c', 1, 0, 1, 0, 13),
      (53, 1, 31, 'a', 1, 1, 1, 1, 9), (54, 1, 32, 'a', 1, 0, 1, 0, 9)`,
  );
  expect((await database.migrate())[0]).toBe('026-passed-versions');
  const columns = [
    'module_id',
    'tries_opened_id',
    'passed_questions_saved_at',
    'passed_video_saved_at',
    'passed_video_seconds',
  ] as const;
  const rows = await db.selectFrom('progress').select(columns).orderBy('module_id').execute();
  expect(rows.map((row) => Object.values(row))).toEqual([
    [30, 51, null, null, null],
    [31, null, null, null, null],
    [32, null, null, null, null],
  ]);
  // The view shows the new column.
  const saved = await db.selectFrom('modules').select('questions_saved_at').execute();
  expect(saved).toEqual(Array.from({ length: 3 }, () => ({ questions_saved_at: null })));
});
