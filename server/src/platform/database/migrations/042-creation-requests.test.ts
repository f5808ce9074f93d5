import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('older companies and users have no request, and their views show the new column', async () => {
  await using database = await openDatabaseBefore('042');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_users (id, name, name_key, email, email_key, role, company_id, password_hash, created_at)
      values (3, 'U', 'u', 'u@a.test', 'u@a.test', 'ADMIN', null, 'x', 0)`,
  );
  expect((await database.migrate())[0]).toBe('042-creation-requests');
  expect(await db.selectFrom('companies').select(['id', 'request_key']).execute()).toEqual([
    { id: 7, request_key: null },
  ]);
  expect(await db.selectFrom('users').select(['id', 'request_key']).execute()).toEqual([
    { id: 3, request_key: null },
  ]);
});
