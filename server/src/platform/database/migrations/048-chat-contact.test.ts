import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('members who wrote before have written, none has blocked, and every company chats with others', async () => {
  await using database = await openDatabaseBefore('048');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into chat_rooms (id, pair_key, last_seq, created_at, updated_at)
      values (1, '11:12', 3, 0, 0), (2, '11:13', 1, 0, 0), (3, '12:13', 0, 0, 0)`,
    `insert into chat_members (room_id, user_id, updated_at)
      values (1, 11, 0), (1, 12, 0), (2, 11, 0), (2, 13, 0), (3, 12, 0), (3, 13, 0)`,
    `insert into chat_messages (room_id, seq, sender_id, content, created_at)
      values (1, 1, 11, 'a', 0), (1, 2, 12, 'b', 0), (1, 3, 11, 'c', 0), (2, 1, 13, 'd', 0)`,
  );
  expect((await database.migrate())[0]).toBe('048-chat-contact');
  const members = await db
    .selectFrom('chat_members')
    .select(['room_id', 'user_id', 'has_written', 'blocked'])
    .orderBy('room_id')
    .orderBy('user_id')
    .execute();
  expect(
    members.map(({ room_id, user_id, has_written }) => [room_id, user_id, has_written]),
  ).toEqual([
    [1, 11, 1],
    [1, 12, 1],
    [2, 11, 0],
    [2, 13, 1],
    [3, 12, 0],
    [3, 13, 0],
  ]);
  expect(new Set(members.map(({ blocked }) => blocked))).toEqual(new Set([0]));
  const company = db.selectFrom('companies').select('cross_company_chat');
  expect(await company.execute()).toEqual([{ cross_company_chat: 1 }]);
});
