import { setImmediate } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { withRequest } from '#server/platform/current-request.ts';
import { longRead } from '../long-read.ts';
import { sqliteCodeOf } from './error-code.ts';
import { LongReads } from './long-reads.ts';
import { openItems } from './testing/items-on-sqlite.ts';
import { followThreads } from './testing/started-threads.ts';

const threads = followThreads();

function openReads(file: string): LongReads {
  const reads = new LongReads(file);
  onTestFinished(() => reads.close());
  return reads;
}

/** Counts up to a number. */
const COUNT = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers limit ?)
  select count(*) as total from numbers`;

it('reads what was committed before, in one thread that ends with the database', async () => {
  const items = await openItems();
  const names = () => items.db.selectFrom('items').modifyFront(longRead).select('name').execute();
  expect(await names()).toEqual([]);
  for (const name of ['a', 'b']) {
    await items.db.insertInto('items').values({ name }).execute();
    expect(await names()).toContainEqual({ name });
  }
  expect(threads).toHaveLength(1);
  await items[Symbol.asyncDispose]();
  // The id of a thread that has ended.
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1]);
});

it('reads in a transaction what the transaction has written, without the thread', async () => {
  await using items = await openItems();
  await items.db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'a', size: 2.5, content: null }).execute();
    const rows = await trx.selectFrom('items').modifyFront(longRead).select('name').execute();
    expect(rows).toEqual([{ name: 'a' }]);
  });
  expect(threads).toEqual([]);
});

it('returns values as the connection of this thread does', async () => {
  await using items = await openItems();
  const content = new Uint8Array([1, 2, 3]);
  await items.db.insertInto('items').values({ name: 'ü', size: 0.1, content }).execute();
  const rows = () => items.db.selectFrom('items').selectAll();
  expect(await rows().modifyFront(longRead).execute()).toEqual(await rows().execute());
});

it('lets other work run meanwhile, and answers each select with its own rows', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  let turns = 0;
  let isDone = false;
  const count = reads.read(COUNT, [3_000_000]).then((rows) => {
    isDone = true;
    return rows;
  });
  const one = reads.read('select 1 as one', []);
  while (!isDone) {
    await setImmediate();
    turns += 1;
  }
  expect(turns).toBeGreaterThan(10);
  expect([await count, await one]).toEqual([[{ total: 3_000_000 }], [{ one: 1 }]]);
});

it('takes one select of each user in turn', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  const answered: string[] = [];
  const ask = (userId: number, name: string) =>
    withRequest({ id: name, ip: undefined, identity: { userId } }, async () => {
      await reads.read(COUNT, [1_000]);
      answered.push(name);
    });
  await Promise.all([
    ...['a1', 'a2', 'a3', 'a4'].map((name) => ask(1, name)),
    ...['b1', 'b2'].map((name) => ask(2, name)),
    ask(3, 'c1'),
  ]);
  expect(answered).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('rejects with the error of SQLite, and goes on', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  const refused = reads.read('select * from no_such_table', []);
  await expect(refused).rejects.toThrow('no such table: no_such_table');
  expect(sqliteCodeOf(await refused.catch((error: unknown) => error))).toBe(1);
  expect(await reads.read('select 1 as one', [])).toEqual([{ one: 1 }]);
});

it('rejects a select that cannot be sent to the thread, and goes on', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  const unsent = reads.read('select ?', [() => 1]);
  const next = reads.read('select 1 as one', []);
  await expect(unsent).rejects.toThrow('could not be cloned');
  expect(await next).toEqual([{ one: 1 }]);
});

it('refuses further selects of a user of whom very many wait', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  const ask = (userId: number) =>
    withRequest({ id: 'x', ip: undefined, identity: { userId } }, () =>
      reads.read('select 1 as one', []),
    );
  // One runs, and fifty wait.
  const asked = Array.from({ length: 52 }, () => ask(1));
  await expect(asked.at(-1)).rejects.toThrow('Too many searches');
  expect(await ask(2)).toEqual([{ one: 1 }]);
  expect(await asked.at(-2)).toEqual([{ one: 1 }]);
});

it('starts again after the thread has failed', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  await reads.read('select 1 as one', []);
  const [thread] = threads;
  const hasEnded = thread?.terminate();
  const lost = reads.read('select 1 as one', []);
  await expect(lost).rejects.toThrow('The thread for long reads has ended');
  await hasEnded;
  expect(await reads.read('select 1 as one', [])).toEqual([{ one: 1 }]);
  expect(threads).toHaveLength(2);
});

it('rejects if the file cannot be opened', async () => {
  const reads = openReads('/no/such/folder/portal.sqlite');
  await expect(reads.read('select 1', [])).rejects.toThrow('unable to open database file');
});

it('finishes what was asked for before it ends', async () => {
  await using items = await openItems();
  const reads = openReads(items.file);
  const count = reads.read(COUNT, [100_000]);
  await reads.close();
  expect(await count).toEqual([{ total: 100_000 }]);
});
