import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, vi } from 'vitest';
import { Checkpoints } from './checkpoints.ts';
import { openWriter, PAGES_BEFORE_COMMITS_WRITE, readLogState } from './connections.ts';
import { runForeign } from './testing/foreign-lock.ts';
import { type ItemsFixture, openItems } from './testing/items-on-sqlite.ts';
import { followThreads } from './testing/started-threads.ts';

const PAGE_BYTES = 4096;
/** A row takes as many pages. */
const PAGES_PER_ROW = 50;
const content = new Uint8Array((PAGES_PER_ROW - 1) * PAGE_BYTES);

const threads = followThreads();

/** Adds rows in commits of their own. */
async function write({ db }: ItemsFixture, pages: number): Promise<void> {
  for (let written = 0; written < pages; written += PAGES_PER_ROW)
    await db.insertInto('items').values({ name: crypto.randomUUID(), content }).execute();
}

/** The pages in the log since it has started again. */
function pagesInLog(file: string): number {
  const database = new DatabaseSync(file);
  database.prepare('select count(*) from items').get();
  const { pages } = readLogState(database.prepare('pragma wal_checkpoint(noop)'));
  database.close();
  return pages;
}

const pagesIn = (file: string) => Math.floor(statSync(file).size / PAGE_BYTES);

it('starts no thread for few changes', async () => {
  await using items = await openItems();
  await write(items, 900);
  expect(threads).toEqual([]);
});

it('writes the log into the file in a thread, which ends with the database', async () => {
  const items = await openItems();
  await write(items, 3_000);
  await expect.poll(() => pagesIn(items.file)).toBeGreaterThan(1_000);
  expect(threads).toHaveLength(1);
  await items[Symbol.asyncDispose]();
  // The id of a thread that has ended.
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
});

it('starts the log again between two changes', async () => {
  await using items = await openItems();
  await write(items, 3_000);
  const next = async () => {
    await write(items, PAGES_PER_ROW);
    return pagesInLog(items.file);
  };
  await expect.poll(next, { interval: 1 }).toBeLessThan(1_000);
});

it('keeps the log small while commits follow one another without a pause', async () => {
  await using items = await openItems();
  await write(items, 60_000);
  // Commits write it from 16,000 pages on, unless the thread is still at its last checkpoint.
  expect(pagesIn(`${items.file}-wal`)).toBeLessThan(50_000);
});

it('continues after a process that has read for a long time', async () => {
  await using items = await openItems();
  await write(items, PAGES_PER_ROW);
  const foreign = await runForeign(items.file, 'begin; select * from items');
  await write(items, 5_000);
  expect(pagesInLog(items.file)).toBeGreaterThan(5_000);
  await foreign.release();
  const next = async () => {
    await write(items, PAGES_PER_ROW);
    return pagesInLog(items.file);
  };
  await expect.poll(next, { interval: 1 }).toBeLessThan(1_000);
});

const programOf = (text: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort } from 'node:worker_threads';${text}`)}`,
  );

it.each([
  ['cannot start', programOf("throw new Error('a fault');")],
  [
    'cannot write',
    programOf(
      "parentPort.on('message', (request) => { if (request === 'end') parentPort.close(); else parentPort.postMessage({ failure: 'a fault' }); });",
    ),
  ],
])(
  'reports a thread that %s, and lets commits write the log when it is large',
  async (_, program) => {
    await using items = await openItems();
    const { file } = items;
    const writer = openWriter(file);
    const onFailed = vi.fn();
    const checkpoints = new Checkpoints(writer, { file, onFailed, program });
    const insert = writer.prepare('insert into items (name, content) values (?, ?)');
    const add = (pages: number) => {
      for (let written = 0; written < pages; written += PAGES_PER_ROW) {
        insert.run(crypto.randomUUID(), content);
        checkpoints.afterCommit();
      }
    };
    add(2_000);
    await expect.poll(() => onFailed.mock.calls).toEqual([[new Error('a fault')]]);
    expect(pagesInLog(file)).toBeGreaterThan(2_000);
    // Another attempt when the log has grown further.
    const next = () => {
      add(PAGES_PER_ROW);
      return onFailed.mock.calls.length;
    };
    await expect.poll(next, { interval: 1 }).toBe(2);
    // However much the log had until then, it has started again, unless a reader kept it for a few commits.
    const added = PAGES_BEFORE_COMMITS_WRITE + 4_000;
    add(added);
    expect(pagesInLog(file)).toBeLessThan(added);
    await checkpoints.close();
    writer.close();
  },
);
