import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('older videos have no known limit, and the view of modules shows the new column', async () => {
  await using database = await openDatabaseBefore('031');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, created_at) values (30, 7, 'M', 0, 0)`,
    `insert into videos (module_id, position, media_key, content_type, size, etag, duration, created_at)
      values (30, 0, 'a.mp4', 'video/mp4', 1, 'x', 4, 0)`,
  );
  expect((await database.migrate())[0]).toBe('031-playback-limits');
  expect(await db.selectFrom('videos').select('playback_limit').execute()).toEqual([
    { playback_limit: null },
  ]);
  expect(await db.selectFrom('modules').select(['id', 'client_request_id']).execute()).toEqual([
    { id: 30, client_request_id: null },
  ]);
});
