import { expect, test } from 'vitest';
import { openDatabaseBefore } from '#server/testing/database-before.ts';

test('the captions of a video stay, under the same key, with and without a language', async () => {
  await using database = await openDatabaseBefore('034');
  const { db } = database;
  await database.run(
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, created_at) values (30, 7, 'M', 0, 0)`,
    ...[1, 2].map(
      (id) => `insert into videos
        (id, module_id, position, media_key, content_type, size, etag, duration, created_at)
        values (${id}, 30, ${id}, '${id}.mp4', 'video/mp4', 1, 'x', 4, 0)`,
    ),
    `insert into captions (video_id, media_key, label, language, content, created_at) values
      (1, 'one.vtt', 'Captions', null, 'WEBVTT 1', 5), (2, 'two.vtt', 'Deutsch', 'de', 'WEBVTT 2', 6)`,
  );
  expect((await database.migrate())[0]).toBe('034-caption-languages');
  const captions = () =>
    db
      .selectFrom('captions')
      .select(['video_id', 'media_key', 'language', 'label', 'content', 'created_at'])
      .orderBy('video_id')
      .execute();
  const migrated = [
    ['one.vtt', '', 'Captions', 'WEBVTT 1', 5],
    ['two.vtt', 'de', 'Deutsch', 'WEBVTT 2', 6],
  ].map(([media_key, language, label, content, created_at], index) => {
    return { video_id: index + 1, media_key, language, label, content, created_at };
  });
  expect(await captions()).toEqual(migrated);

  await database.run(
    `insert into captions (video_id, media_key, label, language, content, created_at)
      values (2, 'three.vtt', 'English', 'en', 'WEBVTT 3', 7)`,
    `delete from videos where id = 2`,
  );
  expect(await captions()).toEqual(migrated.slice(0, 1));
});
