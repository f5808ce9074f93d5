import type { HelpStatus } from '@portal/contract/help';
import type { TestPortal } from '#server/testing/start-test-portal.ts';

interface Many {
  readonly userId: number;
  readonly companyId: number;
  readonly count: number;
  /** The status of the request with this index; all are pending without it. */
  readonly statusOf?: (index: number) => HelpStatus;
}

const ROWS_PER_STATEMENT = 100;

/** Requests of one trainee, the oldest first. Returns their ids. */
export async function makeHelpRequests(
  { resources: { db }, clock: { now } }: TestPortal,
  { userId, companyId, count, statusOf = () => 'PENDING' }: Many,
): Promise<number[]> {
  const ids: number[] = [];
  for (let from = 0; from < count; from += ROWS_PER_STATEMENT) {
    const indexes = Array.from(
      { length: Math.min(ROWS_PER_STATEMENT, count - from) },
      (_, i) => from + i,
    );
    const rows = indexes.map((index) => ({
      user_id: userId,
      company_id: companyId,
      message: `Request ${index}`,
      message_key: `request ${index}`,
      status: statusOf(index),
      created_at: now,
      updated_at: now,
      seen_at: now,
    }));
    const inserted = await db.insertInto('help_requests').values(rows).returning('id').execute();
    ids.push(...inserted.map(({ id }) => id));
  }
  return ids.toSorted((a, b) => a - b);
}
