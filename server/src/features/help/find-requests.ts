/** Finds requests of the list, step after step along an index, with time for other work between two steps. */
import type { Db } from '#server/platform/database/schema.ts';
import { startTimeSlice } from '#server/platform/time-slice.ts';
import * as queries from './list-queries.ts';
import type { HelpRequestRow } from './queries.ts';

/** Requests per step where only some match; about 2 ms on SQLite. */
const SCANNED_PER_STEP = 400;
/** Requests per step where nearly all match: those whose trainee is deleted do not. */
const LISTED_PER_STEP = 100;

interface Wanted {
  readonly after: queries.ListCursor | null;
  readonly limit: number;
}

export interface FoundRequests {
  /** In order. */
  readonly rows: readonly HelpRequestRow[];
  /** The place after which the next page starts; null at the end of the list. */
  readonly next: queries.ListCursor | null;
}

/** The next requests that match, at most `limit`. */
export async function findRequests(
  db: Db,
  filter: queries.RequestFilter,
  { after, limit }: Wanted,
): Promise<FoundRequests> {
  const found: queries.ScannedRequest[] = [];
  // One more than wanted: if it exists, there is a next page.
  for await (const some of matches(db, filter, { after, limit: limit + 1 })) {
    found.push(...some);
    if (found.length > limit) break;
  }
  const shown = found.slice(0, limit);
  const ids = shown.map(({ id }) => id);
  const rows = ids.length === 0 ? [] : await queries.findRequests(db, ids);
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const last = shown.at(-1);
  return {
    rows: ids.flatMap((id) => rowOf.get(id) ?? []),
    next: found.length > limit && last !== undefined ? cursorOf(last) : null,
  };
}

/** The number of requests that match. */
export async function countRequests(db: Db, filter: queries.RequestFilter): Promise<number> {
  let count = 0;
  for await (const some of matches(db, filter, { after: null, limit: null })) count += some.length;
  return count;
}

/** A request with the state in which it was found. */
export interface FoundRequest {
  readonly id: number;
  readonly userId: number;
  /** Its `updated_at`. */
  readonly version: number;
}

/** All requests that match, in the order of the list. */
export async function findAllRequests(
  db: Db,
  filter: queries.RequestFilter,
): Promise<FoundRequest[]> {
  const found = new Map<number, FoundRequest>();
  // A request whose status changes meanwhile can be read twice.
  for await (const some of matches(db, filter, { after: null, limit: null }))
    for (const { id, user_id: userId, updated_at: version } of some)
      found.set(id, { id, userId, version });
  return [...found.values()];
}

interface Start {
  readonly after: queries.ListCursor | null;
  /** The number of matches that are wanted; null for all. */
  readonly limit: number | null;
}

async function* matches(db: Db, filter: queries.RequestFilter, { after: start, limit }: Start) {
  const count = queries.isIndexed(filter)
    ? Math.min(limit ?? LISTED_PER_STEP, LISTED_PER_STEP)
    : SCANNED_PER_STEP;
  const slice = startTimeSlice();
  for (let after = start; ; ) {
    const scanned = await queries.scanRequests(db, filter, { after, limit: count });
    yield scanned.filter((row) => row.matches === 1);
    const last = scanned.at(-1);
    if (last === undefined || scanned.length < count) return;
    after = cursorOf(last);
    if (slice.isOver) await slice.next();
  }
}

const cursorOf = ({ urgency, id }: queries.ListCursor): queries.ListCursor => ({ urgency, id });
