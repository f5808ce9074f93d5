import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('tries from before are numbered in the order of their ids, in each run and quiz', async () => {
  await using database = await openDatabaseBefore('041');
  const attempt = (id: number, runId: number, moduleId: number) =>
    `insert into attempts (id, run_id, module_id, submission_id, quiz_version, correct, total, passed, created_at)
      values (${id}, ${runId}, ${moduleId}, 's${id}', 1, 0, 2, 0, ${1_000 - id})`;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, created_at)
      values (30, 7, 'M', 0, 0), (31, 7, 'N', 1, 0)`,
    ...[1, 2].flatMap((id) => [
      `insert into all_users (id, name, email, role, company_id, password_hash, created_at, name_key, email_key)
        values (${id}, 'T', '${id}', 'TRAINEE', 7, 'x', 0, 't', '${id}')`,
      `insert into runs (id, user_id, company_id, number, started_at) values (${id}, ${id}, 7, 1, 0)`,
    ]),
    attempt(1, 1, 30),
    attempt(2, 2, 30),
    attempt(5, 1, 31),
    attempt(8, 1, 30),
    attempt(9, 1, 30),
  );
  expect((await database.migrate())[0]).toBe('041-numbered-tries');
  const rows = await database.db
    .selectFrom('attempts')
    .select(['id', 'number'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, number }) => [id, number])).toEqual([
    [1, 1],
    [2, 1],
    [5, 1],
    [8, 2],
    [9, 3],
  ]);
});
