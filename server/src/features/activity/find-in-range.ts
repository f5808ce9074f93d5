/** Finds the changes of a range of time that match a search, a page at a time. */
import type { Db } from '#server/platform/database/schema.ts';
import { type ActivityRow, findRangeStart } from './queries.ts';
import * as queries from './range-queries.ts';

/** The number of changes that one call checks; a short page continues from there. */
const WINDOW = 2_000;

export interface TimeRange {
  /** Milliseconds since 1970; without it from the first change. */
  readonly from: number | undefined;
  /** Changes before this time; without it up to the last one. */
  readonly to: number | undefined;
}

interface Search extends TimeRange {
  readonly terms: readonly string[];
  /** The id of the last change of the page before. */
  readonly cursor: number | undefined;
  readonly pageSize: number;
}

interface Found {
  readonly rows: readonly ActivityRow[];
  /** The id of a change; null if nothing older can match. */
  readonly next: number | null;
}

const NOTHING: Found = { rows: [], next: null };

/**
 * The order is that of time, which can differ from that of ids: two changes at once get their ids and times in different
 * orders.
 */
export async function findInRange(db: Db, search: Search): Promise<Found> {
  const { terms, cursor, pageSize, from = 0, to = Number.MAX_SAFE_INTEGER } = search;
  const end = { at: to, id: 0 };
  const before = cursor === undefined ? end : await queries.findPlace(db, cursor);
  if (before === undefined) return NOTHING;
  const range = { from, before: before.at < to ? before : end };
  const asked = { terms, limit: pageSize + 1 };
  if (terms.length === 0) return pageOf(await queries.listRange(db, range, asked.limit), pageSize);
  const rare = await findRareTerm(db, terms);
  if (rare !== null) return pageOf(await queries.searchFew(db, range, rare, asked), pageSize);
  const rows = await queries.searchRange(db, range, WINDOW, asked);
  if (rows.length > pageSize) return pageOf(rows, pageSize);
  const last = await queries.findRangeEnd(db, range, WINDOW);
  return { rows, next: last?.id ?? null };
}

/** A term that so few changes have that all of them can be checked in one call; null if all terms are frequent. */
export async function findRareTerm(db: Db, terms: readonly string[]): Promise<string | null> {
  const newest = Number.MAX_SAFE_INTEGER;
  const reaches = await Promise.all(
    terms.map(async (term) => ({ term, to: await findRangeStart(db, term, newest, WINDOW) })),
  );
  return reaches.find(({ to }) => to === 0)?.term ?? null;
}

function pageOf(rows: readonly ActivityRow[], pageSize: number): Found {
  const page = rows.slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}
