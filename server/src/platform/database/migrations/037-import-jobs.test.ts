import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('the items of jobs from before stay, and rows of an import go with theirs', async () => {
  await using database = await openDatabaseBefore('037');
  const { db } = database;
  await database.run(
    `insert into jobs (id, kind, state, created_by, created_by_name, request_key, total, lease_until, created_at)
      values (5, 'move', 'done', 1, 'A', 'x', 2, 0, 0)`,
    `insert into job_items (job_id, place, user_id, state, run_before, run_after)
      values (5, 0, 41, 'done', 7, 8), (5, 1, 42, 'refused', null, null)`,
  );
  expect((await database.migrate())[0]).toBe('037-import-jobs');
  const items = () =>
    db
      .selectFrom('job_items')
      .select(['place', 'user_id', 'state', 'run_after'])
      .orderBy('place')
      .execute();
  const before = [
    { place: 0, user_id: 41, state: 'done', run_after: 8 },
    { place: 1, user_id: 42, state: 'refused', run_after: null },
  ];
  expect(await items()).toEqual(before);
  await database.run(
    `insert into job_items (job_id, place, state) values (5, 2, 'waiting')`,
    `insert into import_rows (job_id, place, fields, company_id) values (5, 2, '{}', 7)`,
    'delete from job_items where job_id = 5 and place = 2',
  );
  expect(await items()).toEqual(before);
  expect(await db.selectFrom('import_rows').selectAll().execute()).toEqual([]);
});
