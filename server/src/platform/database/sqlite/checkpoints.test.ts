/** The log of SQLite stays small, because commits write it into the database file. */
import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { runForeign } from './testing/foreign-lock.ts';
import { type ItemsFixture, openItems } from './testing/items-on-sqlite.ts';

const PAGE_BYTES = 4096;
/** A row takes as many pages. */
const PAGES_PER_ROW = 50;
const content = new Uint8Array((PAGES_PER_ROW - 1) * PAGE_BYTES);

/** Adds rows in commits of their own. */
async function write({ db }: ItemsFixture, pages: number): Promise<void> {
  for (let written = 0; written < pages; written += PAGES_PER_ROW)
    await db.insertInto('items').values({ name: crypto.randomUUID(), content }).execute();
}

/** The pages in the log since it has started again. */
function pagesInLog(file: string): number {
  const database = new DatabaseSync(file);
  database.prepare('select count(*) from items').get();
  const { log } = database.prepare('pragma wal_checkpoint(noop)').get() ?? {};
  database.close();
  return Number(log);
}

it('stays small while commits follow one another without a pause', async () => {
  await using items = await openItems();
  await write(items, 20_000);
  const { size } = statSync(`${items.file}-wal`);
  expect(Math.floor(size / PAGE_BYTES)).toBeLessThan(400);
});

it('starts again after a process that has read for a long time', async () => {
  await using items = await openItems();
  await write(items, PAGES_PER_ROW);
  const foreign = await runForeign(items.file, 'begin; select * from items');
  await write(items, 5_000);
  expect(pagesInLog(items.file)).toBeGreaterThan(5_000);
  await foreign.release();
  await write(items, 2 * PAGES_PER_ROW);
  expect(pagesInLog(items.file)).toBeLessThan(400);
});
