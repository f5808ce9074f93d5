/** Finds requests of the list. */
import type { Db } from '#server/platform/database/schema.ts';
import * as queries from './list-queries.ts';
import type { HelpRequestRow } from './queries.ts';

/** Requests that are read at once. */
const READ_AT_ONCE = 500;

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
  // One more than wanted: if it exists, there is a next page.
  const found = await queries.listMatches(db, filter, { after, limit: limit + 1 });
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
  for (let after: queries.ListCursor | null = null; ; ) {
    const rows: queries.MatchRow[] = await queries.listMatches(db, filter, {
      after,
      limit: READ_AT_ONCE,
    });
    // A request whose status changes meanwhile can be read twice.
    for (const { id, user_id: userId, updated_at: version } of rows)
      found.set(id, { id, userId, version });
    const last = rows.at(-1);
    if (last === undefined || rows.length < READ_AT_ONCE) return [...found.values()];
    after = cursorOf(last);
  }
}

const cursorOf = ({ urgency, id }: queries.ListCursor): queries.ListCursor => ({ urgency, id });
