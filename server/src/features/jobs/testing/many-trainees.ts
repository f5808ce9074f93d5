import type { CompanyRef } from '@portal/contract/fields';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

const PER_TRANSACTION = 500;

interface Many {
  readonly count: number;
  /** Without a password, an invitation waits for each of them. */
  readonly isInvited?: boolean;
}

/** Trainees of one company, in the order of their names. Returns their ids. */
export async function makeManyTrainees(
  { services, resources: { db }, clock }: TestPortal,
  company: CompanyRef,
  { count, isInvited = false }: Many,
): Promise<number[]> {
  const users = Array.from({ length: count }, (_, i) => ({
    name: `Many ${String(i).padStart(5, '0')}`,
    email: `many${i}@company${company.id}.test`,
    role: 'TRAINEE' as const,
    company_id: company.id,
    password_hash: isInvited ? null : 'matches no password',
    created_at: clock.now,
  }));
  for (let from = 0; from < count; from += PER_TRANSACTION)
    await inTransaction(db, (tx) =>
      services.accounts.insertUsers(tx, users.slice(from, from + PER_TRANSACTION)),
    );
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('company_id', '=', company.id)
    .where('name', 'like', 'Many %')
    .orderBy('sort_key')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Pairs of a number of runs in the company and the number of trainees who have had so many. An action that was done
 * twice for a trainee shows as one run more.
 */
export async function countRuns({ resources: { db } }: TestPortal, companyId: number) {
  const rows = await db
    .selectFrom('runs')
    .select(({ fn }) => ['user_id', fn.countAll<number>().as('count')])
    .where('company_id', '=', companyId)
    .groupBy('user_id')
    .execute();
  const trainees = Map.groupBy(rows, ({ count }) => count);
  return [...trainees].map(([count, { length }]) => [count, length]);
}
