import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('trainees who have passed all modules without a result wait for their completion', async () => {
  await using database = await openDatabaseBefore('045');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0), (8, 'B', 'b', 0)`,
    `insert into all_users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at)
      values (3, 'U', 'u', 'u@a.test', 'u@a.test', 'TRAINEE', 7, 'x', 0),
        (4, 'V', 'v', 'v@b.test', 'v@b.test', 'TRAINEE', 8, 'x', 0)`,
    `insert into runs (id, user_id, company_id, number, started_at) values (30, 3, 7, 1, 0), (40, 4, 8, 1, 0)`,
    `insert into trainee_figures (user_id, company_id, run_id, name_key, hidden, progress, score, status, active_at)
      values (3, 7, 30, 'u', 0, 1000, 100, 'completed', 5), (4, 8, 40, 'v', 0, 500, 50, 'in-progress', 5)`,
    `insert into deletions (id, subject_kind, subject_id, subject_name, search_key, company_id, deleted_at, purge_at, counts, deleted_by_name)
      values (60, 'module', 50, 'Ladders', 'ladders', 7, 900, 1900, '{}', 'Ada'),
        (61, 'module', 51, 'Ropes', 'ropes', 8, 900, 1900, '{}', 'Ada')`,
  );
  expect((await database.migrate())[0]).toBe('045-completing-changes');
  expect(await db.selectFrom('figure_refreshes').select('company_id').execute()).toEqual([
    { company_id: 7 },
  ]);
  const changes = db
    .selectFrom('completing_changes')
    .select(['company_id', 'kind', 'module_id', 'deletion_id', 'settled_at'])
    .orderBy('id');
  expect(await changes.execute()).toEqual([
    { company_id: 7, kind: 'update', module_id: null, deletion_id: null, settled_at: null },
    { company_id: 7, kind: 'deleted', module_id: 50, deletion_id: 60, settled_at: null },
  ]);
});
