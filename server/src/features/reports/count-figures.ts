/** Counts the figures of all companies in the background, from the figures of their trainees. */
import { setTimeout as pause } from 'node:timers/promises';
import { stuckSince } from '@portal/contract/rules';
import { inTransaction } from '#server/platform/database/in-transaction.ts';
import type { Db } from '#server/platform/database/schema.ts';
import { oneAtATime } from '#server/platform/one-at-a-time.ts';
import * as queries from './figure-queries.ts';

/** Trainees per statement; about 1 ms on SQLite. */
const TRAINEES_PER_BATCH = 2_000;
/** Companies per transaction; about 1 ms on SQLite. */
const COMPANIES_PER_WRITE = 25;
/** The pause after a batch in relation to its time. */
const PAUSE_RATIO = 6;
const PAUSE_MAX_MS = 50;
/** A count is not repeated earlier. With the minute between two attempts, figures are at most 3 minutes old. */
const INTERVAL_MS = 90_000;
/** Longer than a count takes; after it another process counts instead of one that was killed. */
const LEASE_MS = 2 * 60_000;
/** Before all companies. */
const START: queries.Place = { companyId: 0, score: 0, userId: 0 };

interface Dependencies {
  readonly db: Db;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function createFigureCount({ db, now }: Dependencies) {
  async function countAll(at: number, ending?: AbortSignal): Promise<void> {
    let after = START;
    let savedTo = 0;
    let sums: queries.Sums[] = [];
    for (;;) {
      ending?.throwIfAborted();
      const startedAt = performance.now();
      const upTo = await queries.findEndOfBatch(db, after, TRAINEES_PER_BATCH);
      const batch = await queries.sumBatch(db, { after, upTo, stuckSince: stuckSince(at) });
      sums = addBatch(sums, batch);
      if (upTo === undefined) break;
      // The trainees of the last company may continue in the next batch.
      const complete = sums.filter(({ company_id }) => company_id < upTo.companyId);
      await save(db, { after: savedTo, upTo: upTo.companyId - 1 }, complete);
      sums = sums.filter(({ company_id }) => company_id >= upTo.companyId);
      savedTo = upTo.companyId - 1;
      after = upTo;
      await pause(Math.min(PAUSE_MAX_MS, (performance.now() - startedAt) * PAUSE_RATIO));
    }
    await save(db, { after: savedTo, upTo: Number.MAX_SAFE_INTEGER }, sums);
  }

  /** Counts, unless another process does or the last count is recent. */
  return oneAtATime(async (ending) => {
    const at = now();
    const held = at + LEASE_MS;
    const lease = { now: at, until: held, countedBefore: at - INTERVAL_MS };
    if (!(await queries.takeLease(db, lease))) return;
    let countedAt: number | null = null;
    try {
      await countAll(at, ending);
      countedAt = at;
    } finally {
      await queries.endLease(db, held, countedAt);
    }
  });
}

/** Adds the sums of a batch to those of the batches before: the last company may be in both. */
function addBatch(sums: readonly queries.Sums[], batch: readonly queries.Sums[]): queries.Sums[] {
  const byCompany = new Map(sums.map((each) => [each.company_id, each]));
  for (const each of batch) {
    const before = byCompany.get(each.company_id);
    byCompany.set(each.company_id, before === undefined ? each : added(before, each));
  }
  return [...byCompany.values()];
}

function added(a: queries.Sums, b: queries.Sums): queries.Sums {
  return {
    company_id: a.company_id,
    people: a.people + b.people,
    completed: a.completed + b.completed,
    score_sum: a.score_sum + b.score_sum,
    stuck: a.stuck + b.stuck,
  };
}

/** Writes only what differs, because most figures are the same as before. */
async function save(db: Db, range: queries.Range, sums: readonly queries.Sums[]): Promise<void> {
  const stored = new Map(
    (await queries.listStored(db, range)).map((each) => [each.company_id, each]),
  );
  const changed = sums.filter((each) => !isEqual(each, stored.get(each.company_id)));
  for (const { company_id } of sums) stored.delete(company_id);
  const emptied = [...stored.keys()];
  for (let from = 0; from < Math.max(changed.length, emptied.length); from += COMPANIES_PER_WRITE) {
    const to = from + COMPANIES_PER_WRITE;
    await inTransaction(db, async (tx) => {
      await queries.deleteFigures(tx, emptied.slice(from, to));
      for (const each of changed.slice(from, to)) await queries.saveFigures(tx, each);
    });
  }
}

function isEqual(a: queries.Sums, b: queries.Sums | undefined): boolean {
  return (
    a.people === b?.people &&
    a.completed === b.completed &&
    a.score_sum === b.score_sum &&
    a.stuck === b.stuck
  );
}
