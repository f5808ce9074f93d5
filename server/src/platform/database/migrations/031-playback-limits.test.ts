import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { makeTestFolder } from '#server/testing/test-folder.ts';
import { migrate } from '../migrate.ts';
import { openDatabase } from '../open-database.ts';
import { migrations } from './all.ts';

const before = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '031'));

test('older videos have no known limit, and the view of modules shows the new column', async () => {
  await using resources = new AsyncDisposableStack();
  const folder = resources.use(await makeTestFolder());
  const { databaseUrl } = resources.use(await makeTestDatabase());
  const database = openDatabase({ databaseUrl, dataDir: folder.path });
  resources.defer(() => database.close());
  const { db } = database;
  await migrate(db, before);
  for (const statement of [
    `insert into all_companies (id, name, name_key, created_at) values (7, 'A', 'a', 0)`,
    `insert into all_modules (id, company_id, name, position, created_at) values (30, 7, 'M', 0, 0)`,
    `insert into videos (module_id, position, media_key, content_type, size, etag, duration, created_at)
      values (30, 0, 'a.mp4', 'video/mp4', 1, 'x', 4, 0)`,
  ])
    await sql.raw(statement).execute(db);
  expect((await migrate(db))[0]).toBe('031-playback-limits');
  expect(await db.selectFrom('videos').select('playback_limit').execute()).toEqual([
    { playback_limit: null },
  ]);
  expect(await db.selectFrom('modules').select(['id', 'client_request_id']).execute()).toEqual([
    { id: 30, client_request_id: null },
  ]);
});
