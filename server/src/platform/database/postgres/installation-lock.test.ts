import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { makeTestDatabase } from '#server/testing/test-database.ts';
import { waitFor } from '#server/testing/wait-for.ts';
import { lockInstallation } from './installation-lock.ts';
import { SecondProcessError } from './lock-errors.ts';

describe.skipIf(process.env['TEST_ENGINE'] !== 'postgres')(
  'the installation lock on PostgreSQL',
  () => {
    const lock = (
      databaseUrl: string,
      isShared: boolean,
      onLost: (error: unknown) => void = vi.fn(),
    ) => lockInstallation({ databaseUrl, isShared, schema: 'test', onLost });

    it('admits several processes with the same Redis, and only one without Redis', async () => {
      await using database = await makeTestDatabase();
      const url = database.databaseUrl ?? '';
      const [one, two] = [await lock(url, true), await lock(url, true)];
      await expect(lock(url, false)).rejects.toThrow(SecondProcessError);
      await Promise.all([one.release(), two.release()]);
      const alone = await lock(url, false);
      await Promise.all([
        expect(lock(url, false)).rejects.toThrow(SecondProcessError),
        expect(lock(url, true)).rejects.toThrow(
          /\(from [\d.:]+, since .*set REDIS_URL for all of them/,
        ),
      ]);
      await alone.release();
      await (await lock(url, true)).release();
    });

    it('waits a moment for one that is just going', async () => {
      await using database = await makeTestDatabase();
      const url = database.databaseUrl ?? '';
      const going = await lock(url, false);
      const coming = lockInstallation({
        ...{ databaseUrl: url, isShared: false, schema: 'test', onLost: vi.fn() },
        timeouts: { acquireMs: 60_000, oldProcessMs: 15_000 },
      });
      const observer = new pg.Client({ connectionString: url });
      await observer.connect();
      const askers = () =>
        observer.query(
          "select pid from pg_stat_activity where datname = current_database() and state = 'idle' and query like '%pg_try_advisory_lock%'",
        );
      // One has the lock; the other was refused and will try again.
      await expect.poll(async () => (await askers()).rows).toHaveLength(2);
      await observer.end();
      await going.release();
      await (await coming).release();
    });

    it('is taken again after its connection broke, and reports the loss until then', async () => {
      await using database = await makeTestDatabase();
      const url = database.databaseUrl ?? '';
      const onLost = vi.fn();
      const held = await lock(url, false, onLost);
      await held.ping();
      const other = new pg.Client({ connectionString: url });
      await other.connect();
      await other.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'training-portal-lock test' and datname = current_database()",
      );
      await expect.poll(() => onLost.mock.calls.length).toBe(1);
      await expect(held.ping()).rejects.toThrow('not held');
      await waitFor(() => held.ping());
      await expect(lock(url, true)).rejects.toThrow(SecondProcessError);
      await held.release();
      await other.end();
    });
  },
);
