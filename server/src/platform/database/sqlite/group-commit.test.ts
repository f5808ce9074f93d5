import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { GroupCommit } from './group-commit.ts';
import { StatementCache } from './statements.ts';
import { openItems } from './testing/items-on-sqlite.ts';
import {
  CommitLostError,
  TransactionTimeoutError,
  WriteLockTimeoutError,
} from './transaction-errors.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `item ${index}`);

test('a transaction resolves after the shared commit, not before', async () => {
  await using items = await openItems();
  let firstIsAcknowledged = false;
  const first = items.db
    .transaction()
    .execute((trx) => trx.insertInto('items').values({ name: 'first' }).execute())
    .then(() => {
      firstIsAcknowledged = true;
      return items.namesOnDisk();
    });
  const second = items.db.transaction().execute(async (trx) => {
    const seenInside = await trx.selectFrom('items').select('name').execute();
    // The first has released its savepoint; both await the commit, which this one still delays.
    for (let turn = 0; turn < 20; turn += 1) await sleep(0);
    return { seenInside, seenOutside: items.namesOnDisk(), firstIsAcknowledged };
  });
  expect(await second).toEqual({
    seenInside: [{ name: 'first' }],
    seenOutside: [],
    firstIsAcknowledged: false,
  });
  expect(await first).toEqual(['first']);
});

test('a write outside a transaction resolves after its commit, too', async () => {
  await using items = await openItems();
  const seenAtResolution = await Promise.all(
    numbered(5).map(async (name) => {
      await items.db.insertInto('items').values({ name }).execute();
      return items.namesOnDisk().includes(name);
    }),
  );
  expect(seenAtResolution).toEqual([true, true, true, true, true]);
});

test('concurrent transactions share commits, up to the maximum group size', async () => {
  await using items = await openItems({ maxMembers: 10 });
  const before = items.commitCount();
  await Promise.all(
    numbered(40).map((name) =>
      items.db.transaction().execute(async (trx) => {
        await trx.insertInto('items').values({ name }).execute();
        await trx.updateTable('items').set({ size: 1 }).where('name', '=', name).execute();
      }),
    ),
  );
  expect(items.commitCount() - before).toBe(4);
  expect(items.namesOnDisk()).toEqual(numbered(40));
});

test('a group commits after its maximum age, though other transactions are still waiting', async () => {
  await using items = await openItems({ maxAgeMs: 0 });
  const before = items.commitCount();
  await Promise.all(
    numbered(5).map((name) => items.db.insertInto('items').values({ name }).execute()),
  );
  expect(items.commitCount() - before).toBe(5);
});

test('the slower the commits of a disk, the longer a group is open', async () => {
  using now = vi.spyOn(performance, 'now').mockReturnValue(0);
  let clock = 0;
  const spend = (ms: number) => {
    clock += ms;
    now.mockReturnValue(clock);
  };
  const writer = new DatabaseSync(':memory:');
  writer.exec('create table items (name text)');
  let commits = 0;
  const groups = new GroupCommit(writer, new StatementCache(writer), {
    minAgeMs: 5,
    maxAgeMs: 40,
    beforeCommit: () => {
      commits += 1;
      spend(commitMs);
    },
  });
  let commitMs = 0;
  /** Makes 100 writes of 1 ms at once. Returns the number of their commits. */
  const commitsOfHundred = async () => {
    commits = 0;
    await Promise.all(Array.from({ length: 100 }, () => groups.write(() => spend(1))));
    return commits;
  };
  await commitsOfHundred();
  const quick = await commitsOfHundred();
  commitMs = 6;
  await commitsOfHundred();
  const slow = await commitsOfHundred();
  commitMs = 1_000;
  await commitsOfHundred();
  const slowest = await commitsOfHundred();
  expect({ quick, slow, slowest }).toEqual({ quick: 20, slow: 5, slowest: 3 });
});

test('transactions that follow one another each have their own commit', async () => {
  await using items = await openItems();
  const before = items.commitCount();
  for (const name of numbered(3)) await items.db.insertInto('items').values({ name }).execute();
  expect(items.commitCount() - before).toBe(3);
});

test('a failed transaction is undone without affecting others', async () => {
  await using items = await openItems();
  const add = (name: string, fails: boolean) =>
    items.db.transaction().execute(async (trx) => {
      await trx.insertInto('items').values({ name }).execute();
      if (fails) throw new Error(`no ${name}`);
    });
  const outcomes = await Promise.allSettled([
    add('a', false),
    add('b', true),
    add('c', false),
    items.db.insertInto('items').values({ name: 'a' }).execute(),
    items.db.insertInto('items').values({ name: 'd' }).execute(),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(items.namesOnDisk()).toEqual(['a', 'c', 'd']);
});

test('a transaction that fails because of an uncommitted row fails when that row can be read', async () => {
  await using items = await openItems();
  const findOrAdd = async (add: () => Promise<unknown>) => {
    try {
      await add();
    } catch {
      // The point of the test: the conflicting row must be readable now.
    }
    return items.db.selectFrom('items').select('name').execute();
  };
  const add = () => items.db.insertInto('items').values({ name: 'a' }).execute();
  const addInTransaction = () =>
    items.db
      .transaction()
      .execute((trx) => trx.insertInto('items').values({ name: 'a' }).execute());
  const found = await Promise.all([add, add, addInTransaction].map(findOrAdd));
  expect(found).toEqual([[{ name: 'a' }], [{ name: 'a' }], [{ name: 'a' }]]);
});

test('a failed commit rejects every member, and the next group succeeds', async () => {
  await using items = await openItems();
  // A deferred constraint is the simplest way to make an outer commit fail.
  await sql`create table notes (
    item_id integer references items (id) deferrable initially deferred
  )`.execute(items.db);
  const outcomes = await Promise.allSettled([
    items.db.insertInto('items').values({ name: 'a' }).execute(),
    sql`insert into notes values (404)`.execute(items.db),
    items.db
      .transaction()
      .execute((trx) => trx.insertInto('items').values({ name: 'b' }).execute()),
  ]);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: expect.any(CommitLostError) });
  }
  expect(items.namesOnDisk()).toEqual([]);
  await items.db.insertInto('items').values({ name: 'c' }).execute();
  expect(items.namesOnDisk()).toEqual(['c']);
});

test('when SQLite rolls back the outer transaction by itself, every member is rejected', async () => {
  await using items = await openItems();
  const add = (name: string) => items.db.insertInto('items').values({ name }).execute();
  let refusedAfterwards: unknown;
  const outcomes = await Promise.allSettled([
    add('a'),
    items.db.transaction().execute(async (trx) => {
      // `or rollback` ends the whole transaction, not only the statement, as a full disk does.
      await sql`insert or rollback into items (name) values ('b'), ('b')`
        .execute(trx)
        .catch(() => undefined);
      refusedAfterwards = await trx
        .insertInto('items')
        .values({ name: 'c' })
        .execute()
        .catch((error: unknown) => error);
    }),
    add('d'),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(outcomes[0]).toMatchObject({ reason: expect.any(CommitLostError) });
  expect(refusedAfterwards).toBeInstanceOf(CommitLostError);
  expect(items.namesOnDisk()).toEqual(['d']);
});

test('reads outside a transaction see only committed rows', async () => {
  await using items = await openItems();
  const namesSeen = async () =>
    (await items.db.selectFrom('items').select('name').execute()).map(({ name }) => name);
  await items.db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'a' }).execute();
    expect(await namesSeen()).toEqual([]);
    expect(await trx.selectFrom('items').select('name').execute()).toEqual([{ name: 'a' }]);
  });
  expect(await namesSeen()).toEqual(['a']);
});

test('a write outside the transaction that awaits it is rejected with the likely cause', async () => {
  await using items = await openItems({ lockTimeoutMs: 50 });
  const mistaken = items.db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'inside' }).execute();
    await items.db.insertInto('items').values({ name: 'outside' }).execute();
  });
  await expect(mistaken).rejects.toThrow(WriteLockTimeoutError);
  await expect(mistaken).rejects.toThrow('a write made outside of it');
  await items.db.insertInto('items').values({ name: 'later' }).execute();
  expect(items.namesOnDisk()).toEqual(['later']);
});

test('a transaction that awaits another of its own group is undone, the other is committed', async () => {
  await using items = await openItems({ idleTimeoutMs: 50 });
  const first = items.db.insertInto('items').values({ name: 'first' }).execute();
  const second = items.db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'second' }).execute();
    await first;
    await trx.insertInto('items').values({ name: 'third' }).execute();
  });
  await expect(second).rejects.toThrow(TransactionTimeoutError);
  expect(items.namesOnDisk()).toEqual(['first']);
});

test('a transaction may last as long as it keeps working', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await using items = await openItems({ idleTimeoutMs: 500 });
  await items.db.transaction().execute(async (trx) => {
    for (const name of numbered(4)) {
      await vi.advanceTimersByTimeAsync(499);
      await trx.insertInto('items').values({ name }).execute();
    }
  });
  expect(items.namesOnDisk()).toEqual(numbered(4));
});

test('closing waits for running transactions and refuses new ones', async () => {
  await using items = await openItems();
  const [begun, refused] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = items.db.transaction().execute(async (trx) => {
    await trx.insertInto('items').values({ name: 'slow' }).execute();
    begun.resolve();
    await refused.promise;
  });
  const waiting = items.db.insertInto('items').values({ name: 'waiting' }).execute();
  await begun.promise;
  const closing = items.db.destroy();
  await expect(items.db.insertInto('items').values({ name: 'late' }).execute()).rejects.toThrow();
  refused.resolve();
  await Promise.all([slow, waiting, closing]);
  expect(items.namesOnDisk()).toEqual(['slow', 'waiting']);
});

test('closing does not wait forever for a transaction that never ends', async () => {
  await using items = await openItems({ lockTimeoutMs: 50 });
  const forgotten = await items.db.startTransaction().execute();
  await forgotten.insertInto('items').values({ name: 'forgotten' }).execute();
  await expect(items.db.destroy()).rejects.toThrow(WriteLockTimeoutError);
  await expect(forgotten.commit().execute()).rejects.toThrow(CommitLostError);
  expect(items.namesOnDisk()).toEqual([]);
});
