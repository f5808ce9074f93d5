import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../database-unavailable.ts';
import { runForeign } from './testing/foreign-lock.ts';
import { type ItemsFixture, openItems } from './testing/items-on-sqlite.ts';

const READS = 200;

const add = (items: ItemsFixture, name: string) =>
  items.db.insertInto('items').values({ name }).execute();

const addInTransaction = (items: ItemsFixture, name: string) =>
  items.db.transaction().execute((tx) => tx.insertInto('items').values({ name }).execute());

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

/** The median time of reads that follow one another, in milliseconds. */
async function medianRead({ db }: ItemsFixture): Promise<number> {
  const times: number[] = [];
  for (let read = 0; read < READS; read += 1) {
    const before = performance.now();
    await db.selectFrom('items').select('name').execute();
    await turn();
    times.push(performance.now() - before);
  }
  return times.toSorted((a, b) => a - b)[READS >> 1] ?? Number.NaN;
}

describe.each(['begin immediate', 'begin exclusive'])('another process holds %s', (begin) => {
  it.each([
    ['a statement', add],
    ['a transaction', addInTransaction],
  ])('%s waits for it, and reads are answered meanwhile', async (_, write) => {
    await using items = await openItems({ busyTimeoutMs: 60_000 });
    const undisturbed = await medianRead(items);
    await using foreign = await runForeign(items.file, begin);
    let isWritten = false;
    const written = write(items, 'a').then(() => {
      isWritten = true;
    });
    // A read takes well below a millisecond; a write that blocked the thread would hold each up for seconds.
    expect(await medianRead(items)).toBeLessThan(1_000 * undisturbed);
    expect(isWritten).toBe(false);
    await foreign.release();
    await written;
    expect(items.namesOnDisk()).toEqual(['a']);
  });

  it('every write gives up within its own time, with nothing half done', async () => {
    await using items = await openItems({ busyTimeoutMs: 300 });
    await using foreign = await runForeign(items.file, begin);
    const beforeOne = performance.now();
    await errorOf(add(items, 'one'));
    const before = performance.now();
    const oneMs = before - beforeOne;
    const writes = Array.from({ length: 30 }, (_, i) =>
      errorOf((i % 2 ? add : addInTransaction)(items, `${i}`)),
    );
    const errors = await Promise.all(writes);
    // Those that wait for one another take thirty times as long as one.
    expect(performance.now() - before).toBeLessThan(15 * oneMs);
    expect(errors.map(isDatabaseUnavailable)).toEqual(Array(30).fill(true));
    await foreign.release();
    expect(items.namesOnDisk()).toEqual([]);
    await add(items, 'later');
    expect(items.namesOnDisk()).toEqual(['later']);
  });
});

it('a process that reads for long keeps no write waiting', async () => {
  await using items = await openItems({ busyTimeoutMs: 60_000 });
  await add(items, 'a');
  await using _foreign = await runForeign(items.file, 'begin; select * from items');
  await add(items, 'b');
  await addInTransaction(items, 'c');
  expect(items.namesOnDisk()).toEqual(['a', 'b', 'c']);
});

it('a checkpoint of another process that waits for our readers is let through by the next write', async () => {
  await using items = await openItems({ busyTimeoutMs: 60_000 });
  await add(items, 'a');
  await items.db.selectFrom('items').select('name').execute();
  await using _foreign = await runForeign(items.file, 'pragma wal_checkpoint(truncate)');
  await untilLocked(items.file);
  await add(items, 'b');
  expect(items.namesOnDisk()).toEqual(['a', 'b']);
});

/** The checkpoint holds the write lock while it waits for readers. */
async function untilLocked(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  const isLocked = () => {
    try {
      database.exec('begin immediate; rollback');
      return false;
    } catch {
      return true;
    }
  };
  await expect.poll(isLocked, { interval: 1 }).toBe(true);
  database.close();
}
