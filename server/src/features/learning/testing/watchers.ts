/** Trainees who have watched the video of a module, inserted directly, because there are many. */
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

interface Watchers {
  readonly companyId: number;
  readonly moduleId: number;
  readonly count: number;
}

export async function makeWatchers(
  { services, resources: { db }, clock }: TestPortal,
  { companyId, moduleId, count }: Watchers,
): Promise<void> {
  const users = Array.from({ length: count }, (_, i) => ({
    name: `Watcher ${i}`,
    email: `${i}@company${companyId}.test`,
    role: 'TRAINEE' as const,
    company_id: companyId,
    password_hash: 'matches no password',
    created_at: clock.now,
  }));
  await inTransaction(db, (tx) => services.accounts.insertUsers(tx, users));
  const runs = await db
    .selectFrom('runs')
    .select('id')
    .where('company_id', '=', companyId)
    .execute();
  const rows = runs.map(({ id }) => ({
    run_id: id,
    module_id: moduleId,
    reached_at: clock.now,
    opened_at: clock.now,
    watched_seconds: 100,
    position_seconds: 0,
    watched_at: clock.now,
    updated_at: clock.now,
  }));
  await db.insertInto('progress').values(rows).execute();
}
