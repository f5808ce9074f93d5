import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
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

/** The median time of consecutive reads, in milliseconds. */
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
  ])('%s waits for it, and reads are answered in the meantime', async (_, write) => {
    await using items = await openItems({ busyTimeoutMs: 60_000 });
    const undisturbed = await medianRead(items);
    await using foreign = await runForeign(items.file, begin);
    let isWritten = false;
    const written = write(items, 'a').then(() => {
      isWritten = true;
    });
    // A read takes well below a millisecond; a write that blocks the thread would delay each read by seconds.
    expect(await medianRead(items)).toBeLessThan(1_000 * undisturbed);
    expect(isWritten).toBe(false);
    await foreign.release();
    await written;
    expect(items.namesOnDisk()).toEqual(['a']);
  });

  it('each write fails after its own timeout, with nothing half written', async () => {
    await using items = await openItems({ busyTimeoutMs: 300 });
    await using foreign = await runForeign(items.file, begin);
    const start = performance.now();
    const clock = vi.spyOn(performance, 'now').mockReturnValue(start);
    const failed: unknown[] = [];
    const writes = Array.from({ length: 30 }, async (_, i) => {
      const error = await errorOf((i % 2 ? add : addInTransaction)(items, `${i}`));
      failed.push(error);
      return error;
    });
    for (let turns = 0; turns < 100; turns += 1) await turn();
    expect(failed).toEqual([]);
    // The timeout passes once: writes that wait for one another would not all fail.
    clock.mockReturnValue(start + 301);
    const errors = await Promise.all(writes);
    expect(errors.map(isDatabaseUnavailable)).toEqual(Array(30).fill(true));
    await foreign.release();
    expect(items.namesOnDisk()).toEqual([]);
    await add(items, 'later');
    expect(items.namesOnDisk()).toEqual(['later']);
  });
});

it('a process that reads for a long time delays no write', async () => {
  await using items = await openItems({ busyTimeoutMs: 60_000 });
  await add(items, 'a');
  await using _foreign = await runForeign(items.file, 'begin; select * from items');
  await add(items, 'b');
  await addInTransaction(items, 'c');
  expect(items.namesOnDisk()).toEqual(['a', 'b', 'c']);
});

it('the next write lets through a checkpoint of another process that waits for our readers', async () => {
  await using items = await openItems({ busyTimeoutMs: 60_000 });
  await add(items, 'a');
  await items.db.selectFrom('items').select('name').execute();
  await using _foreign = await runForeign(items.file, 'pragma wal_checkpoint(truncate)');
  await untilLocked(items.file);
  await add(items, 'b');
  expect(items.namesOnDisk()).toEqual(['a', 'b']);
});

/** Waits for the checkpoint, which holds the write lock while it waits for readers. */
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
