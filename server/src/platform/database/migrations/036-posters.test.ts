import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('videos from before have no poster, and get at most one, which goes with them', async () => {
  await using database = await openDatabaseBefore('036');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, created_at) values (30, 7, 'M', 0, 0)`,
    `insert into videos (id, module_id, position, media_key, content_type, size, etag, duration, created_at)
      values (1, 30, 1, '1.mp4', 'video/mp4', 1, 'x', 4, 0)`,
  );
  expect((await database.migrate())[0]).toBe('036-posters');
  const posters = () => db.selectFrom('posters').select('media_key').execute();
  expect(await posters()).toEqual([]);
  const insert = (key: string, videoId: number | null) =>
    database.run(
      `insert into posters (media_key, video_id, created_at) values ('${key}', ${videoId}, 5)`,
    );
  await insert('1.jpg', 1);
  await insert('2.jpg', null);
  await insert('3.jpg', null);
  await expect(insert('4.jpg', 1)).rejects.toThrow();
  await database.run('delete from videos where id = 1');
  expect((await posters()).map(({ media_key }) => media_key).toSorted()).toEqual([
    '2.jpg',
    '3.jpg',
  ]);
});
