import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestPortal } from './start-test-portal.ts';

/**
 * Resolves when a request that was sent before waits for a transaction of the test. PostgreSQL names those that wait for
 * a lock; the embedded database has one writer, so that the request has come to it when a later one is answered.
 */
export async function untilWaiting({ resources: { db, engine }, inject }: TestPortal) {
  if (engine === 'sqlite') {
    await inject({ url: '/api/companies' });
    return;
  }
  const waiting = sql`select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
}
