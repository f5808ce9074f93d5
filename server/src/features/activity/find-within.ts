/**
 * Finds the changes that a limited admin sees, a page at a time: those of whole companies, and where the admin sees only
 * groups of a company, the changes of their members and the admin's own ones. Each page but the last one is full: a
 * short one would show how many changes there are besides.
 */
import type { Reach } from '@portal/contract/reach';
import { reachedCompanies, within } from '@portal/contract/reach-rules';
import type { Db } from '#server/platform/database/schema.ts';
import { findRareTerm, type TimeRange } from './find-in-range.ts';
import type { ActivityRow } from './queries.ts';
import { companyTerm } from './terms.ts';
import * as queries from './within-queries.ts';

export interface LimitedReader {
  readonly userId: number;
  readonly reach: Exclude<Reach, 'portal'>;
}

interface Search extends TimeRange {
  readonly terms: readonly string[];
  /** Undefined for all companies. */
  readonly company: number | undefined;
  /** The id of the last change of the page before. */
  readonly cursor: number | undefined;
  readonly pageSize: number;
}

interface Found {
  readonly rows: readonly ActivityRow[];
  /** The id of the last change of the page; null on the last page. */
  readonly next: number | null;
}

export async function findWithin(
  db: Db,
  { userId, reach }: LimitedReader,
  search: Search,
): Promise<Found> {
  const { company, pageSize } = search;
  const scopes = reach.filter(({ companyId }) => (company ?? companyId) === companyId);
  const { companies: whole, groups } = within(scopes) ?? NOTHING;
  const companies = (reachedCompanies(scopes) ?? []).filter((id) => !whole.includes(id));
  const asked = await askedOf(db, search);
  const rare = await findRareTerm(db, asked.terms);
  const found: ActivityRow[] = [];
  // One after the other: of a hundred companies at once, most reads would be refused.
  for (const id of whole) found.push(...(await listOfCompany(db, id, { rare, asked })));
  if (companies.length > 0)
    found.push(
      ...(await queries.listOfMembers(db, { companies, groups }, asked)),
      ...(await queries.listOfRequests(db, { companies, groups }, asked)),
      ...(await queries.listOwn(db, { companies, actorId: userId }, asked)),
    );
  // A change of a member can be an own one too.
  const rows = [...new Map(found.map((row) => [row.id, row])).values()];
  const page = rows.toSorted((a, b) => b.id - a.id).slice(0, pageSize);
  return { rows: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
}

const NOTHING = { companies: [], groups: [] };

/** With the ids of the changes in the range of time: the other changes are not read. */
async function askedOf(db: Db, search: Search): Promise<queries.Asked> {
  const { terms, cursor = Number.MAX_SAFE_INTEGER, pageSize } = search;
  const { from = 0, to = Number.MAX_SAFE_INTEGER } = search;
  const asked = { terms, from, to, first: 0, before: cursor, limit: pageSize + 1 };
  if (search.from === undefined && search.to === undefined) return asked;
  const { lowest, highest } = await queries.findIdsIn(db, { from, to });
  return { ...asked, first: lowest ?? 0, before: Math.min(cursor, (highest ?? -1) + 1) };
}

/** Reads the few changes with a rare term of the search, or those of the company until the page is full. */
function listOfCompany(
  db: Db,
  id: number,
  { rare, asked }: { readonly rare: string | null; readonly asked: queries.Asked },
) {
  const read = rare ?? companyTerm(id);
  const terms = [companyTerm(id), ...asked.terms].filter((term) => term !== read);
  return queries.listWithTerm(db, read, { ...asked, terms });
}
