import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('sessions stay without a device, and admins have their last login', async () => {
  await using database = await openDatabaseBefore('035');
  const { db } = database;
  await database.run(
    `insert into all_users (id, name, name_key, email, email_key, role, password_hash, created_at)
      values (20, 'Ada', 'ada', 'a@a', 'a@a', 'ADMIN', '', 5), (21, 'Bea', 'bea', 'b@a', 'b@a', 'ADMIN', '', 5)`,
    `insert into sessions (id, token_hash, user_id, created_at, expires_at) values (1, 'h', 20, 6, 900)`,
    `insert into device_tokens (token_hash, user_id, created_at, last_used_at)
      values ('d', 20, 6, 60), ('e', 20, 7, 70), ('f', 20, 8, 8)`,
  );
  expect((await database.migrate())[0]).toBe('035-session-uses');
  expect(
    await db.selectFrom('sessions').select(['id', 'device', 'last_used_at']).execute(),
  ).toEqual([{ id: 1, device: null, last_used_at: null }]);
  // The view shows the new column.
  const users = db.selectFrom('users').select(['id', 'last_login_at']).orderBy('id');
  expect(await users.execute()).toEqual([
    { id: 20, last_login_at: 70 },
    { id: 21, last_login_at: null },
  ]);
});
