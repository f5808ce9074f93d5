import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('older videos keep their length, and are to be measured', async () => {
  await using database = await openDatabaseBefore('043');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, version, quiz_version, created_at)
      values (5, 7, 'M', 0, 1, 1, 0)`,
    `insert into videos (id, module_id, position, media_key, content_type, size, etag, duration, created_at)
      values (3, 5, 0, 'k', 'video/webm', 1, 'e', 62.9, 0)`,
  );
  expect((await database.migrate())[0]).toBe('043-measured-videos');
  expect(await db.selectFrom('videos').select(['id', 'duration', 'measured']).execute()).toEqual([
    { id: 3, duration: 62.9, measured: 0 },
  ]);
});
